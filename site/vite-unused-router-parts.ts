import type { Plugin } from "vite";

/** Names that only the server's half of the router imports, which the browser's build drops before it is written. */
const serverNames = (...names: string[]) =>
  names.map((name) => `export const ${name} = undefined;`).join("\n");

/**
 * What takes the place of two files of the router in the browser: discovering routes bit by bit (`routeDiscovery` is
 * `initial`) and being watched by tools (`instrumentations` are not given). Their names are those that the router imports.
 */
const replacements: Record<string, string> = {
  "/lib/dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    ${serverNames("getPathsWithAncestors", "handleClientVersionMismatch", "getManifestPath")}
  `,
  "/lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    ${serverNames("instrumentHandler", "instrumentationResultMetaContext")}
  `,
};

/**
 * Leaves those files out of the browser's build: 2 % of an information page's JavaScript. The server keeps them.
 *
 * The build ends with an error when the router has moved them, or imports another name of theirs.
 */
export function withoutUnusedRouterParts(): Plugin {
  const left = new Set<string>();
  return {
    name: "without-unused-router-parts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      const part = Object.keys(replacements).find(
        (end) => id.includes("/react-router/dist/") && id.endsWith(end),
      );
      if (!part) return;
      left.add(part);
      return replacements[part];
    },
    buildEnd(error) {
      const missed = Object.keys(replacements).filter((part) => !left.has(part));
      if (!error && missed.length > 0) this.error(`The router has no ${missed.join(", ")} any more.`);
    },
  };
}
