import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Role, roles } from "../access/roles.ts";
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
const administrators: Role[] = ["administrator"];

/** Who opens which screen. A new screen is a new line; one that is missing here fails the test. */
const screens: Record<string, Role[]> = {
  "/search": everybody,
  "/help": everybody,
  "/help/:chapter": everybody,
  "/reviews": editors,
  "/to-be-written": ["administrator", "editor", "finance"],
  "/groups-to-confirm": editors,
  "/gifts": money,
  "/gifts/:id": money,
  "/donors": money,
  "/donors/:id": money,
  "/spelling": money,
  "/money": money,
  "/money/gateway": money,
  "/money/refunds": money,
  "/money/coming": money,
  "/receipts": money,
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
  "/accounts": administrators,
  "/accounts/:id": administrators,
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

/** Who takes away which list as a file. */
const files: Record<string, Role[]> = {
  "/lists/gifts": money,
  "/lists/donors": money,
  "/lists/blocked": money,
  "/lists/cards": money,
  "/lists/refunds": money,
  "/lists/receipts": money,
  "/lists/kits": donorServices,
  "/lists/messages": donorServices,
  "/lists/volunteers": donorServices,
  "/lists/mails": money,
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
