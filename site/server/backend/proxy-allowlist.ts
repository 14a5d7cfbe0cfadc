import { publicApi } from "@pcf/contract/public-api";
import { decodedComponent } from "../http/address.ts";

export type ProxyTarget =
  /** The address to ask the backend. */
  { address: string } | { status: 400 | 404 } | { status: 405; allow: string };

/**
 * What becomes of an address of the backend on the public origin: what visitors need is passed on, and nothing else, so
 * that what is for staff cannot be reached however its address is written. `target` is the request's own, as it came: an
 * address that first has to be made plain is none of ours.
 */
export function proxyTarget(method: string | undefined, target: string): ProxyTarget {
  const [path = "", ...search] = target.split("?");
  const asked = method === "HEAD" ? "GET" : method;
  if (path.startsWith("/media/")) return mediaFile(asked, path);
  const endpoints = publicApi.filter((endpoint) => endpoint.path === path);
  if (endpoints.length === 0) return { status: 404 };
  const endpoint = endpoints.find((each) => each.method === asked);
  if (!endpoint) return { status: 405, allow: endpoints.map((each) => each.method).join(", ") };
  return { address: path + known(search.join("?"), endpoint.parameters ?? []) };
}

/** A file lies right in the folder, so its name is one segment. */
function mediaFile(method: string | undefined, path: string): ProxyTarget {
  if (method !== "GET") return { status: 405, allow: "GET" };
  const name = decodedComponent(path.slice("/media/".length));
  if (name === undefined) return { status: 400 };
  return name === "" || /[/\\\0]/.test(name) ? { status: 404 } : { address: path };
}

/** The parameters that the endpoint knows: others would reach what the library reads of every address. */
function known(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const allowed = new URLSearchParams([...given].filter(([name]) => names.includes(name)));
  return allowed.size > 0 ? `?${allowed}` : "";
}
