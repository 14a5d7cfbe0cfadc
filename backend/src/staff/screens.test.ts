import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Role, roles } from "../access/roles.ts";
import { readGuide } from "../office/help/guide.ts";
import { helpOf } from "../office/help/help-of.ts";
import { screensOf } from "../platform/screen.ts";
import { type Office, startOffice } from "./testing/start-office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

const everybody: Role[] = ["administrator", "editor", "donor-services", "finance"];
const money: Role[] = ["administrator", "donor-services", "finance"];
const donorServices: Role[] = ["administrator", "donor-services"];
const editors: Role[] = ["administrator", "editor"];
const finance: Role[] = ["administrator", "finance"];
const administrators: Role[] = ["administrator"];

/** Who opens which screen. A new screen is a new line; one that is missing here fails the test. */
const screens: Record<string, Role[]> = {
  "/search": everybody,
  "/help": everybody,
  "/help/:chapter": everybody,
  "/reviews": editors,
  "/numbers-to-check": editors,
  "/to-be-written": ["administrator", "editor", "finance"],
  "/broken-links": editors,
  "/missing-alternative-texts": editors,
  "/unused-media": editors,
  "/helpful": editors,
  "/groups-to-confirm": editors,
  "/gifts": money,
  "/gifts/:id": money,
  "/gifts/new": finance,
  "/deposits": finance,
  "/deposits/:id": finance,
  "/donors": money,
  "/donors/:id": money,
  "/monthly": money,
  "/monthly/billing": finance,
  "/spelling": money,
  "/money": money,
  "/money/gateway": money,
  "/money/refunds": money,
  "/money/coming": money,
  "/receipts": money,
  "/receipts/annual": finance,
  "/receipts/post": money,
  "/thank-you-texts": donorServices,
  "/thank-you-texts/:mail": donorServices,
  "/cards": money,
  "/cards/all": money,
  "/cards/print": money,
  "/cards/envelopes": money,
  "/attack": money,
  "/blocked": money,
  "/blocked/:id": money,
  "/kits": donorServices,
  "/kits/all": donorServices,
  "/kits/counts": donorServices,
  "/messages": donorServices,
  "/messages/:id": donorServices,
  "/volunteers": donorServices,
  "/subscribers": donorServices,
  "/accounts": administrators,
  "/accounts/:id": administrators,
  "/move-in": editors,
  "/person": donorServices,
  "/privacy": money,
  "/mails": money,
  "/health": administrators,
};

test("each screen opens for those alone whose work it is", () => {
  const opens = screensOf(office.payload.config).map(({ path, isFor }): [string, Role[]] => [
    path,
    roles
      .map(({ value }) => value)
      .filter((role) => isFor({ req: { user: { role, mustChangePassword: false } as never } })),
  ]);
  expect(Object.fromEntries(opens)).toEqual(screens);
});

test("each screen of the menu has its chapter of the guide", async () => {
  const titles = (await readGuide()).map(({ title }) => title);
  const inMenu = screensOf(office.payload.config).filter(({ menu }) => menu);
  expect(inMenu.filter(({ help }) => !titles.includes(help ?? "")).map(({ path }) => path)).toEqual([]);
  const named = helpOf(office.payload.config).map(([, chapter]) => chapter);
  expect(named.filter((chapter) => !titles.includes(chapter))).toEqual([]);
});

test("a picture of the guide is shown to staff alone, and nothing else of the folder to anybody", async () => {
  const status = async (name: string, role?: Role) => {
    const request = new Request(`http://localhost:3001/api/help/pictures/${name}`, {
      headers: role ? { Authorization: `JWT ${office.tokens.get(role)}` } : {},
    });
    return (await handleEndpoints({ config: office.payload.config, request })).status;
  };
  expect(await status("gifts.jpg")).toBe(401);
  expect(await status("gifts.jpg", "editor")).toBe(200);
  expect(await status("nothing.jpg", "editor")).toBe(404);
  expect(await status("..%2Fediting.md", "editor")).toBe(404);
});

/** Who takes away which list as a file. */
const files: Record<string, Role[]> = {
  "/lists/gifts": money,
  "/lists/donors": money,
  "/lists/blocked": money,
  "/lists/cards": money,
  "/lists/monthly-gifts": money,
  "/lists/deposits": finance,
  "/lists/refunds": money,
  "/lists/receipts": money,
  "/lists/kits": donorServices,
  "/lists/messages": donorServices,
  "/lists/volunteers": donorServices,
  "/lists/subscribers": donorServices,
  "/lists/mails": money,
  "/lists/helpful": editors,
};

test("each list is taken away as a file by those alone who see it", async () => {
  const lists = office.payload.config.endpoints.filter(({ path }) => path.startsWith("/lists/"));
  const taken: Record<string, Role[]> = {};
  for (const { path } of lists) {
    taken[path] = [];
    for (const { value: role } of roles) {
      const request = new Request(`http://localhost:3001/api${path}`, {
        headers: { Authorization: `JWT ${office.tokens.get(role)}` },
      });
      const { status } = await handleEndpoints({ config: office.payload.config, request });
      expect([200, 403]).toContain(status);
      if (status === 200) taken[path].push(role);
    }
  }
  expect(taken).toEqual(files);
});
