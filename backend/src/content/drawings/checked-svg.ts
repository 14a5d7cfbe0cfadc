import { type CollectionBeforeOperationHook, ValidationError } from "payload";
import { svgFaults } from "./svg-faults.ts";

/** Refuses a file that is not a plain drawing before anything of it is stored. */
export const checkedSvg: CollectionBeforeOperationHook = ({ collection, req, operation }) => {
  if (!req.file || (operation !== "create" && operation !== "update")) return;
  const faults = svgFaults(req.file.data);
  if (faults.length === 0) return;
  const message = `This file cannot be a drawing: ${faults.join("; ")}.`;
  throw new ValidationError({ collection: collection.slug, errors: [{ path: "file", message }], req }, req.t);
};
