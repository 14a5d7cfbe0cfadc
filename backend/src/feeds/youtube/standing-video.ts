import type { PayloadRequest } from "payload";
import type { Video } from "../../payload-types.ts";

/** A video as `row`, which visitors see where it is published, and its newest version, which may be a draft over that. */
export type StandingVideo = { row: Video; newest: Video };

/** The fields of a version that is saved again as it is. */
export const fieldsOf = ({ id: _, createdAt: _c, updatedAt: _u, ...fields }: Video) => fields;

/** A video as it is at this moment, also in the trash: then `newest` is the newest version from before it was put there. */
export async function standingVideo(req: PayloadRequest, id: number): Promise<StandingVideo | undefined> {
  const { docs } = await req.payload.find({
    collection: "videos",
    where: { id: { equals: id } },
    ...{ depth: 0, trash: true, req },
  });
  const [row] = docs;
  if (!row) return undefined;
  const versions = await req.payload.findVersions({
    collection: "videos",
    where: { parent: { equals: id } },
    ...{ depth: 0, limit: 1, sort: "-updatedAt", req },
  });
  const newest = versions.docs[0]?.version;
  return { row, newest: newest ? { ...newest, id } : row };
}
