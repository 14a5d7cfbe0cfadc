import { groupChangeForm } from "@pcf/contract/forms/group-change-form";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Role } from "../../access/roles.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

export const formOf = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};

/**
 * The application for the tests of one file, with a group for each test that meets each Tuesday, and its leader, of whom visitors
 * know nothing.
 */
export function groupSystem() {
  let app: TestPayload;
  let tokens: Map<Role, string>;
  let group: number;
  let leader: number;
  let count = 0;

  beforeAll(async () => {
    app = await startTestPayload();
    app.payload.logger.level = "silent";
    tokens = await staffTokens(app.payload);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    count += 1;
    const { payload } = app;
    for (const slug of ["group-leaders", "form-submissions"] as const)
      await payload.db.deleteMany({ collection: slug, where: {} });
    const province = await payload.create({
      collection: "provinces",
      data: { code: `Z${String.fromCharCode(64 + count)}`, name: `Province ${count}` },
    });
    const made = await payload.create({
      collection: "supportGroups",
      data: {
        title: `Group ${count}`,
        slug: `group-${count}`,
        _status: "published",
        provinces: [province.id],
        supportGroupName: { groupName: `Group ${count}` },
        format: "in-person",
        contacts: [{ name: "Ann" }],
        meeting: {
          frequency: "weekly",
          weekday: "TU",
          start: "19:00",
          end: "21:00",
          timeZone: "America/Toronto",
        },
      },
    });
    group = made.id;
    const data = { group, name: "Lea Leader", email: "lea@leader.example" };
    leader = (await payload.create({ collection: "group-leaders", data })).id;
  });

  const ask = async (path: string, init: RequestInit & { role?: Role } = {}) => {
    const { role, ...rest } = init;
    const headers = new Headers(rest.headers);
    if (role) headers.set("authorization", `JWT ${tokens.get(role)}`);
    const request = new Request(`http://localhost:3001/api/${path}`, { ...rest, headers });
    return handleEndpoints({ config: app.payload.config, request });
  };
  return {
    get payload() {
      return app.payload;
    },
    get group() {
      return group;
    },
    get leader() {
      return leader;
    },
    get title() {
      return `Group ${count}`;
    },
    get slug() {
      return `group-${count}`;
    },
    ask,
    /** The form by which a leader tells us of a change. */
    tell: (fields: Record<string, string>) =>
      ask(`forms/${groupChangeForm.number}`, {
        method: "POST",
        body: formOf({
          group: `group-${count}`,
          full_name: "Lea Leader",
          email: "lea@leader.example",
          ...fields,
        }),
      }),
    /** What waits on the group. */
    reports: async () =>
      (await (await ask(`supportGroups/${group}/reports`, { role: "editor" })).json()).reports ?? [],
    /** The group as a visitor reads it. */
    visible: async () => (await ask(`supportGroups/${group}`)).json(),
  };
}
