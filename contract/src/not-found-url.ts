/** The page for addresses where nothing is. A file of its own: the script of every page knows it, and no other address. */
export const notFoundUrl = "/page404";
