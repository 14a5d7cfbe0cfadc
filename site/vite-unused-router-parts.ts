import type { Plugin } from "vite";

/**
 * Files of the router that nothing here uses, and what takes their place in the browser, under the names that the router
 * imports. Those that are `undefined` are only called by the server's half of the router, which the browser's build drops
 * before it is written.
 */
const unused: Readonly<Record<string, string>> = {
  // Discovers routes bit by bit, which `routeDiscovery: initial` has no use for.
  "/lib/dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const getPathsWithAncestors = undefined;
    export const handleClientVersionMismatch = undefined;
    export const getManifestPath = undefined;
  `,
  // Tells of what the router does, to those who hand it `instrumentations`. Nobody does.
  "/lib/router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined;
    export const instrumentationResultMetaContext = undefined;
  `,
};

/**
 * Leaves those files out of the browser's build: 1.5 % of an information page's JavaScript. The server keeps them.
 *
 * The build ends with an error when the router has moved one, or imports another name of it.
 */
export function withoutUnusedRouterParts(): Plugin {
  const left = new Set<string>();
  return {
    name: "without-unused-router-parts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (!id.includes("/react-router/dist/")) return;
      const file = Object.keys(unused).find((path) => id.endsWith(path));
      if (!file) return;
      left.add(file);
      return unused[file];
    },
    buildEnd(error) {
      const missed = Object.keys(unused).filter((file) => !left.has(file));
      if (!error && missed.length > 0) this.error(`The router has no ${missed.join(", ")} any more.`);
    },
  };
}
