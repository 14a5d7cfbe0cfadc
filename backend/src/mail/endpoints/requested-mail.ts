import type { PayloadRequest } from "payload";

/**
 * The mail that the address of a request names.
 *
 * @throws APIError 403 or 404 for those who do not see it.
 */
export const requestedMail = (req: PayloadRequest) =>
  req.payload.findByID({
    collection: "outbox",
    id: String(req.routeParams?.id),
    depth: 0,
    overrideAccess: false,
    req,
  });
