export const reefKnotKitsCopy = {
  title: "Reef Knot Kits",
  description: "A free information kit by mail.",
};
