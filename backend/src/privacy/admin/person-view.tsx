import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps } from "payload";
import { personStaff } from "../person-request.ts";
import { personCopy } from "./person-copy.ts";
import { PersonDesk } from "./person-desk.tsx";

/** `/admin/person`: what is held on a person, for donor services and administrators. */
export function PersonView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { routes } = initPageResult.req.payload.config;
  const { req, permissions, locale, visibleEntities } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <Gutter>
        <h1>{personCopy.title}</h1>
        {personStaff({ req }) ? (
          <PersonDesk api={`${routes.api}/person`} admin={routes.admin} />
        ) : (
          <p>{personCopy.notAllowed}</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
