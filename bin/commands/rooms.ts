/** Prints who imports whom among the folders of the packages, each folder above all that it imports: `npm run rooms`. */
import { root } from "../lib/build.ts";
import { roomPictures } from "../lib/check-imports.ts";

console.log(roomPictures(root));
