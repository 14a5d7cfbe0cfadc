export const structuredDataCopy = {
  home: "Home",
};
