import { eq } from "@payloadcms/db-sqlite/drizzle";
import { emailFault } from "@pcf/contract/typed-email";
import { afterEach, expect, test, vi } from "vitest";
import type { Donation } from "../../payload-types.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { giftsOfAddress } from "./gifts-of-address.ts";
import { requestLink, requestLinkInTurn } from "./request-link.ts";
import { now, ownPageSystem } from "./testing/own-page-system.ts";

const system = ownPageSystem();
const { gift, linksTo } = system;
afterEach(() => void vi.restoreAllMocks());

/** As many more gifts like this one, of other donors, most of them with one large provider. */
async function addGiftsLike({ id }: Donation, count: number): Promise<void> {
  const { drizzle } = system.payload.db;
  const donations = tableOf(system.payload, "donations");
  const [like] = await drizzle.select().from(donations).where(eq(donations.id, id));
  const rows = Array.from({ length: count }, (_, index) => ({
    ...like,
    id: undefined,
    orderId: `made-up-${index}`,
    idempotencyKey: `made-up-${index}`,
    donor_email: index % 10 === 0 ? `Donor.${index}x_@sixth.example` : `Donor.${index}x_@Large.example`,
  }));
  for (let from = 0; from < rows.length; from += 100)
    await drizzle.insert(donations).values(rows.slice(from, from + 100));
}

/** The gifts that are loaded from now on, and the most questions for some that are under way together. */
function watchGifts() {
  const watched = { loaded: 0, together: 0, atOnce: 0 };
  const { db } = system.payload;
  const find = db.find.bind(db);
  vi.spyOn(db, "find").mockImplementation(async (asked) => {
    if (asked.collection !== "donations") return find(asked);
    watched.together += 1;
    watched.atOnce = Math.max(watched.atOnce, watched.together);
    const found = await find(asked);
    watched.together -= 1;
    watched.loaded += found.docs.length;
    return found as never;
  });
  return watched;
}

test("no address that a stranger can type has other people’s gifts loaded, and many who ask at once go one by one", async () => {
  const { row, email } = await gift({ email: "One.Donor@large.example" });
  await addGiftsLike(row, 3_000);
  const watched = watchGifts();
  for (const stranger of [
    "_@x.example",
    "!@x.example",
    "%@large.example",
    "_@large.example",
    "x_@large.example",
    "_@xn--tda.example",
    "_@xn--tda.xn--tda",
    "or@large.example",
  ]) {
    expect([stranger, emailFault(stranger)]).toEqual([stranger, undefined]);
    await requestLink(system.payload, { email: stranger, now: now() });
    expect([stranger, watched.loaded]).toEqual([stranger, 0]);
  }
  await Promise.all(
    [email, "donor.7x_@large.example", "DONOR.10x_@sixth.example", "nobody@large.example"].map((each) =>
      requestLinkInTurn(system.payload, { email: each, now: now() }),
    ),
  );
  expect(watched).toMatchObject({ loaded: 3, atOnce: 1 });
  expect(await linksTo(email)).toHaveLength(1);
  expect(await linksTo("Donor.7x_@Large.example")).toHaveLength(1);
});

test.each([
  ["o'brien!#$%&*+/=?^_`{|}~-@signs.example", "O'Brien!#$%&*+/=?^_`{|}~-@Signs.example"],
  ["ann@xn--mnchen-3ya.example", "Ann@MÜNCHEN.example"],
  ["ann.two@münchen.example", "ann.two@mu\u0308nchen.example"],
  ["ann.three@MÜNCHEN.example", "ann.three@XN--MNCHEN-3YA.example"],
  ["zoe\u0301_x@mail.example", "Zoé_x@Mail.example"],
])("the gift of %s is found under %s", async (asked, stored) => {
  const { row } = await gift({ email: stored });
  expect((await giftsOfAddress(system.payload, asked)).map(({ id }) => id)).toEqual([row.id]);
});
