import type { Payload, PayloadRequest, TextField } from "payload";
import { relatedId } from "../../platform/database/related-id.ts";

const days = new WeakMap<PayloadRequest, Promise<Map<number, string>>>();

/** The days of all groups, asked for once a request: the site reads every group in one. */
function confirmedDays(req: PayloadRequest): Promise<Map<number, string>> {
  const known = days.get(req);
  if (known) return known;
  const asked = readDays(req.payload);
  days.set(req, asked);
  return asked;
}

async function readDays(payload: Payload): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection: "group-leaders",
    where: { confirmedOn: { exists: true } },
    select: { group: true, confirmedOn: true },
    depth: 0,
    pagination: false,
  });
  return new Map(
    docs.flatMap(({ group, confirmedOn }) => {
      const id = relatedId(group);
      return id !== null && confirmedOn ? [[Number(id), confirmedOn] as const] : [];
    }),
  );
}

/** The day on which the leader of a group last confirmed its details, from the staff's list of leaders. */
export const confirmedOn: TextField = {
  name: "confirmedOn",
  type: "text",
  virtual: true,
  admin: { disabled: true },
  hooks: {
    afterRead: [
      async ({ data, originalDoc, req }) =>
        (await confirmedDays(req)).get(Number(originalDoc?.id ?? data?.id)) ?? null,
    ],
  },
};
