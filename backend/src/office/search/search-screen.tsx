import { numberFormat } from "@pcf/contract/formats";
import Link from "next/link.js";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { searchSourcesOf } from "../../platform/search-source.ts";
import { OfficePage } from "../office-page.tsx";
import { type FoundThere, findEverywhere } from "./find-everywhere.ts";
import { leastTyped, searchScreen } from "./search-screen-of.ts";
import "./search.css";

const copy = {
  title: (typed: string) => `Found for “${typed}”`,
  where: (places: string) =>
    `Type a name, an address, an amount or a number into the box above. It looks in: ${places}.`,
  short: "Type two letters or more.",
  nothing: (typed: string) =>
    `Nothing was found for “${typed}”. Try a part of the name, or the address alone; your role may not see where it is.`,
  all: (count: string) => `All ${count}`,
  more: (count: string) => `${count} in all; type more to find fewer`,
} as const;

const number = numberFormat({});

/** `/admin/search?find=…`: what was found, from every part of the office that the role may see. */
export function SearchScreen(view: AdminViewServerProps) {
  const { find } = (view.searchParams ?? {}) as { find?: string | string[] };
  const typed = ([find ?? ""].flat()[0] ?? "").trim().slice(0, 200);
  return (
    <OfficePage view={view} path={searchScreen.path} {...(typed && { title: copy.title(typed) })}>
      <Found req={view.initPageResult.req} typed={typed} />
    </OfficePage>
  );
}

async function Found({ req, typed }: { req: PayloadRequest; typed: string }) {
  const { payload } = req;
  if (typed.length < leastTyped) {
    const places = searchSourcesOf(payload.config).filter(({ isFor }) => isFor({ req }));
    return (
      <p>
        {typed !== "" && `${copy.short} `}
        {copy.where(places.map(({ name }) => name.toLowerCase()).join(", "))}
      </p>
    );
  }
  const found = await findEverywhere(req, typed);
  if (found.length === 0) return <p role="status">{copy.nothing(typed)}</p>;
  return found.map((there) => <Place key={there.name} there={there} admin={payload.config.routes.admin} />);
}

function Place({ there, admin }: { there: FoundThere; admin: string }) {
  const { name, hits, total, all } = there;
  return (
    <section className="office__section">
      <h2>{name}</h2>
      <ul className="search-hits">
        {hits.map(({ title, about, path }) => (
          <li key={path}>
            <Link prefetch={false} href={admin + path}>
              {title}
            </Link>
            {about && <span>{about}</span>}
          </li>
        ))}
      </ul>
      {total > hits.length && (
        <p>
          {all ? (
            <Link prefetch={false} href={admin + all}>
              {copy.all(number.format(total))}
            </Link>
          ) : (
            copy.more(number.format(total))
          )}
        </p>
      )}
    </section>
  );
}
