import type { Payload } from "payload";
import { isBegunWithSample, seed } from "../../seed/seed.ts";

/**
 * Gives an empty database the frame of a site, as a start with `SAMPLE_CONTENT=0` would.
 *
 * @throws Error for a database that was begun with the sample content: invented people must not stand among real ones.
 */
export async function prepareEmptyDatabase(payload: Payload, seedDir: string, now: Date): Promise<void> {
  await seed({ payload, dir: seedDir, now, sample: false });
  if (await isBegunWithSample(payload))
    throw new Error(
      "This database holds the sample content, whose people and groups are invented. Begin a new one: an empty DATA_DIR and SAMPLE_CONTENT=0.",
    );
}
