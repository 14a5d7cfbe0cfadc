import { DefaultTemplate } from "@payloadcms/next/templates";
import { Gutter, SetStepNav } from "@payloadcms/ui";
import { redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";
import { type Screen, screensOf } from "../platform/screen.ts";
import "./office.css";

const notAllowed = "Your role does not open this page. An administrator can tell you whose does.";

type Step = { label: string; path: string };

function stepsAbove(path: string, screens: readonly Screen[]): Step[] {
  const above = screens.find((each) => each.path === path.slice(0, path.lastIndexOf("/")));
  return above ? [{ label: above.title, path: above.path }] : [];
}

type OfficePageProps = {
  /** What the library gives to a view. */
  view: AdminViewServerProps;
  /** The screen's own, as it is registered. */
  path: Screen["path"];
  /** Its heading where that is not the screen's title, such as the name of a donor. */
  title?: string | undefined;
  /** Screens that lead here, the nearest last; without it the one at the address above, such as Kits for all kits. */
  trail?: Step[];
  /** Beside the heading: what can be done with the whole screen. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of a screen of the office: menu, trail, heading. Who is not signed in is led to the sign-in and back, and who may
 * not see the screen reads so: the library itself lets anybody open a view.
 */
export function OfficePage({ view, path, title, trail, actions, children }: OfficePageProps) {
  const { initPageResult, params, searchParams } = view;
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, user, i18n } = req;
  const { admin } = payload.config.routes;
  const screens = screensOf(payload.config);
  const screen = screens.find((each) => each.path === path);
  if (!screen) throw new Error(`No feature brings the screen ${path}`);
  if (!user) {
    const here = [admin, ...(Array.isArray(params?.segments) ? params.segments : [])].join("/");
    redirect(`${admin}/login?redirect=${encodeURIComponent(here)}`);
  }
  const mayOpen = screen.isFor({ req });
  const heading = (mayOpen && title) || screen.title;
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale && { locale })}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      // In the order in which the library has them on its own pages, which is the reverse of that in the configuration.
      viewActions={payload.config.admin.components.actions?.toReversed() ?? []}
      visibleEntities={visibleEntities}
    >
      <SetStepNav
        nav={[
          ...(trail ?? stepsAbove(path, screens)).map(({ label, path: before }) => ({
            label,
            url: admin + before,
          })),
          { label: heading },
        ]}
      />
      <Gutter className="office">
        <main>
          <div className="office__head">
            <h1>{heading}</h1>
            {mayOpen && actions && <div className="office__actions">{actions}</div>}
          </div>
          {mayOpen ? children : <p>{notAllowed}</p>}
        </main>
      </Gutter>
    </DefaultTemplate>
  );
}
