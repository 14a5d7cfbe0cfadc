/** Made when the site is built: `site/vite-canada-places.ts`. */
declare module "virtual:canada-places" {
  const places: import("./places").CanadaPlaces;
  export default places;
}
