import type { Config } from "payload";
import { expect, test } from "vitest";
import { additions, changing, feature, logActionsOf } from "./feature.ts";

const empty = {} as Config;
const named = (slug: string) => ({ slug, fields: [] });

test("a feature adds to what another brings, whichever stands first", async () => {
  const adds = feature({
    logActions: [{ value: "ecard-stopped", label: "E-card: stop it", area: "giving" }],
    adds: { collections: { outbox: (outbox) => ({ ...outbox, defaultSort: "subject" }) } },
  });
  const brings = feature({ collections: [named("outbox"), named("pages")] });
  for (const order of [
    [adds, brings],
    [brings, adds],
  ]) {
    let config = empty;
    for (const plugin of [...order, additions]) config = await plugin(config);
    expect(config.collections?.map(({ slug, defaultSort }) => [slug, defaultSort])).toEqual([
      ["outbox", "subject"],
      ["pages", undefined],
    ]);
    expect(logActionsOf(config).map(({ value }) => value)).toEqual(["ecard-stopped"]);
  }
});

test("what is added to a collection or settings that nobody brings is told of, and not left out", async () => {
  const lost = await feature({ adds: { globals: { siteSetings: (settings) => settings } } })(empty);
  await expect(async () => additions(lost)).rejects.toThrow("siteSetings");
  const unknown = changing({ collections: ["pagess"], collection: (each) => each });
  await expect(async () => unknown({ ...empty, collections: [named("pages")] })).rejects.toThrow("pagess");
});
