import type { AdminViewServerProps } from "payload";
import { ListPage } from "./list-page.tsx";
import type { OfficeList } from "./office-list.ts";

/**
 * The screen of a list that is nothing but the list: the one that is registered, with its file, for the address that is open.
 *
 * @throws Error where no list is.
 */
export function ListScreen(view: AdminViewServerProps) {
  const { endpoints } = view.initPageResult.req.payload.config;
  const path = `/${[view.params?.segments ?? []].flat().join("/")}`;
  const list = endpoints
    .map(({ custom }) => custom?.list as OfficeList<{ id: number }> | undefined)
    .find((each) => each?.path === path);
  if (!list) throw new Error(`No feature brings a list for ${path}`);
  return <ListPage list={list} view={view} />;
}
