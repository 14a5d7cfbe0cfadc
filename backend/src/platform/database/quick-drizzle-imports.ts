/**
 * What a process loads first (`node --import`) that loads the backend's modules one by one: commands, the preparation of the
 * database, tests. For each module of a package Node reads again all that the package exports by name. Drizzle exports a
 * thousand names and has 350 modules, which is half of the time in which such a process starts. They name one another by
 * file and are ES modules, so there is nothing to look up.
 */
import { registerHooks } from "node:module";

const inDrizzle = /\/node_modules\/drizzle-orm\/.+\.js$/;
const file = /^\.\.?\/.+\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = "" } = context;
    if (!file.test(specifier) || !inDrizzle.test(parentURL)) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
  },
});
