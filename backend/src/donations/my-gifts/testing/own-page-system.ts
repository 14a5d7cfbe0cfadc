import { acts, type MyGiftsPage, myGiftsPageSchema } from "@pcf/contract/donation/my-gifts";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll } from "vitest";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { approvedDonation, saveReceiptSettings } from "../../receipts/testing/approved-donation.ts";
import { requestLink } from "../request-link.ts";

export const now = () => new Date();

const monthlyFacts = {
  donationType: "monthly",
  firstBillingDay: "2027-01-15",
  gateway: { dataKey: "a key of the vault" },
} as const;

export const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";
export const pageOf = async (response: Response): Promise<MyGiftsPage> =>
  myGiftsPageSchema.parse(await response.json());

/** The application for the tests of one file, with donors who have gifts and open the page of their own. */
export function ownPageSystem() {
  let app: TestPayload;
  let donors = 0;
  let networks = 0;

  beforeAll(async () => {
    // A port on which nobody listens, also beside a system that runs on this machine.
    app = await startTestPayload({ GATEWAY_SIMULATOR_PORT: "65535" });
    await saveReceiptSettings(app.payload);
  });
  afterAll(() => app.close());

  /** A gift of a donor of their own; addresses are theirs alone. */
  async function gift(
    given: { email?: string; amountCents?: number; monthly?: boolean; organization?: string } = {},
  ) {
    donors += 1;
    const { email = `donor.${donors}@donor.example`, amountCents = 2_500 } = given;
    const donor = {
      firstName: "Robin",
      lastName: "Sample",
      address: "1 Sample Street",
      city: "Vancouver",
      province: "BC",
      country: "Canada",
      postalCode: "V6B 1A1",
      ...(given.organization && { organization: given.organization }),
      email,
    };
    return {
      email,
      row: await approvedDonation(app.payload, { donor, amountCents, ...(given.monthly && monthlyFacts) }),
    };
  }

  async function linksTo(email: string): Promise<string[]> {
    const { docs } = await app.payload.find({
      collection: "outbox",
      where: { kind: { equals: "my-gifts-link" }, to: { equals: email } },
      sort: "id",
    });
    return docs.map(({ text }) => /\/ways-to-give\/my-gifts\?link=([\w.-]+)/.exec(text)?.[1] ?? "");
  }

  async function linkFor(email: string, typed = email): Promise<string> {
    await requestLink(app.payload, { email: typed, now: now() });
    return (await linksTo(email)).at(-1) ?? "";
  }

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    networks += 1;
    const headers = new Headers(init.headers);
    if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", `203.0.113.${networks % 250}`);
    const request = new Request(`http://localhost:3001/api/my-gifts${path}`, { ...init, headers });
    return handleEndpoints({ config: app.payload.config, request });
  }

  async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return call("", { method: "POST", body, headers });
  }

  async function signedIn(email: string, typed = email) {
    const opened = await send({ act: acts.open, link: await linkFor(email, typed) });
    const cookie = cookieOf(opened);
    return { cookie, page: async () => pageOf(await call("", { headers: { cookie } })) };
  }

  return {
    get payload() {
      return app.payload;
    },
    gift,
    linksTo,
    linkFor,
    call,
    send,
    signedIn,
  };
}
