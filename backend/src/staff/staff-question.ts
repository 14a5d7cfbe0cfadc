import type { Payload } from "payload";
import { env } from "../env.ts";
import { type Finding, good, notice, wrong } from "../platform/doctor/finding.ts";
import type { Question } from "../platform/doctor/question.ts";

const about = "Staff";

async function administratorFindings(payload: Payload): Promise<Finding[]> {
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { equals: "administrator" } },
    select: { email: true },
    pagination: false,
  });
  const invented = docs
    .map(({ email }) => email)
    .filter((email) => /@(.+\.)?example(\.(com|org|net))?$/.test(email));
  if (docs.length === 0)
    return [
      wrong(about, "nobody is an administrator", "npm run staff -- --new-administrator MAIL makes one."),
    ];
  if (env.isPublic && invented.length > 0)
    return [
      wrong(
        about,
        `the administrator ${invented[0]} has an address that nobody receives mail at`,
        "Sign in with it once, make an account with a real address under Accounts, and delete this one.",
      ),
    ];
  return [
    good(
      about,
      docs.length === 1
        ? "1 administrator. A second one helps when the first is away"
        : `${docs.length} administrators`,
    ),
  ];
}

/** Who can sign in, and whether a password alone opens money and persons' data. */
export const staffQuestion: Question = {
  about,
  ask: async ({ payload }) => [
    env.REQUIRE_TWO_FACTOR
      ? good(about, "administrators and finance sign in with a code of their telephone as well")
      : (env.isPublic ? wrong : notice)(
          about,
          "a password alone opens the admin (REQUIRE_TWO_FACTOR=0), with all gifts and addresses of donors",
          "Set REQUIRE_TWO_FACTOR=1: each is led to set it up at the next sign-in.",
        ),
    ...(payload ? await administratorFindings(payload) : []),
  ],
};
