import { z } from "zod";
import { namesOf, type SeedContext, upsert } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

const text = z.string().optional();

const membersFile = "members.json";
const membersSchema = z.strictObject({
  types: z.array(z.strictObject({ id: z.string(), name: z.string(), parent: text })),
  members: z.array(
    z.strictObject({
      slug: z.string(),
      title: z.string(),
      types: z.array(z.string()).min(1),
      designation: text,
      biography: text,
      portrait: text,
      email: text,
      tel: text,
      committees: z.array(z.strictObject({ name: z.string(), members: z.array(z.string()) })).optional(),
      order: z.number().optional(),
    }),
  ),
});

export async function seedMemberTypes({ payload, files }: SeedContext): Promise<void> {
  const { types } = await files.json(membersFile, membersSchema);
  const ids = new Map<string, number>();
  for (const [order, { id, name, parent }] of types.entries()) {
    const data = { slug: id, name, order, parent: parent === undefined ? undefined : ids.get(parent) };
    ids.set(id, await upsert(payload, "memberTypes", { slug: { equals: id } }, data));
  }
}

/** "Harjit Sandhu, Chair" as a name and an office. */
function committeeMember(words: string) {
  const comma = words.indexOf(",");
  return comma < 0
    ? { name: words.trim() }
    : { name: words.slice(0, comma).trim(), title: words.slice(comma + 1).trim() };
}

export async function seedMembers({ payload, files, toLexical }: SeedContext): Promise<void> {
  const { members } = await files.json(membersFile, membersSchema);
  const media = await namesOf(payload, "media", "file", (doc) => doc.originalName);
  const types = await namesOf(payload, "memberTypes", "team", (doc) => doc.slug);
  for (const member of members) {
    await inFile(`${membersFile}, ${member.slug}`, () =>
      upsert(
        payload,
        "members",
        { slug: { equals: member.slug } },
        {
          slug: member.slug,
          title: member.title,
          order: member.order,
          memberTypes: member.types.map((type) => types.id(type)),
          memberDescription: {
            professionalDesignation: member.designation,
            about: member.biography === undefined ? undefined : toLexical(member.biography),
            profilePicture: media.optional(member.portrait),
          },
          memberContact: { email: member.email, tel: member.tel },
          committies: member.committees?.map(({ name, members: people }) => ({
            name,
            committeeMembers: people.map(committeeMember),
          })),
          _status: "published",
        },
      ),
    );
  }
}

const grantYearsFile = "grant-years.json";
const grantYearsSchema = z.array(
  z.strictObject({
    name: z.string(),
    slug: z.string(),
    description: text,
    grantees: z.array(
      z.strictObject({
        title: z.string(),
        position: text,
        institution: text,
        project: z.string(),
        amount: z.number().optional(),
        biography: text,
        portrait: text,
      }),
    ),
  }),
);

/** Grant years with their grantees. */
export async function seedGrants({ payload, files, toLexical }: SeedContext): Promise<void> {
  const years = await files.json(grantYearsFile, grantYearsSchema);
  const media = await namesOf(payload, "media", "file", (doc) => doc.originalName);
  for (const year of years) {
    const grantees: number[] = [];
    for (const { title, position, biography, portrait, ...bio } of year.grantees) {
      const key = { title: { equals: title }, "granteeBio.project": { equals: bio.project } };
      const id = await inFile(`${grantYearsFile}, ${title}`, () =>
        upsert(payload, "grantees", key, {
          title,
          granteeBio: {
            ...bio,
            title: position,
            biography: biography === undefined ? undefined : toLexical(biography),
            portfolioPicture: media.optional(portrait),
          },
          _status: "published",
        }),
      );
      grantees.push(id);
    }
    const { name, slug, description } = year;
    await inFile(`${grantYearsFile}, ${name}`, () =>
      upsert(
        payload,
        "grantYears",
        { slug: { equals: slug } },
        {
          name,
          slug,
          description,
          grantees,
          _status: "published",
        },
      ),
    );
  }
}
