import { z } from "zod";
import { documentUrl } from "../urls.ts";
import { graphqlSelection } from "./graphql-selection.ts";
import { id, optionalText } from "./media.ts";
import { redirectKey } from "./redirect-chain.ts";

const reference = z.object({
  relationTo: z.enum(["pages", "news", "stories", "events"]),
  value: z
    .object({
      uri: optionalText,
      newsSlug: optionalText,
      storySlug: optionalText,
      eventSlug: optionalText,
    })
    .register(graphqlSelection, {
      selection:
        "{ ... on Page { uri } ... on NewsArticle { newsSlug: slug } ... on Story { storySlug: slug } ... on CharityEvent { eventSlug: slug } }",
    }),
});

/** An old path, or the number of an old item, and where it leads now: another path of the site, or a web address. The type is 301 or 302. */
export const redirectSchema = z
  .object({
    id,
    from: z.string(),
    type: z.string().transform((type) => (type.endsWith("302") ? (302 as const) : (301 as const))),
    to: z.object({ url: optionalText, reference: reference.nullish() }),
  })
  .transform(({ id, from, type, to }, context) => {
    const target = to.reference ? pathOf(to.reference) : to.url;
    const leads = target && (/^\/(?![/\\])/.test(target) || /^https?:\/\//.test(target));
    if (leads && URL.canParse(target, "https://site.invalid")) {
      return { id, from: redirectKey(from), status: type, target };
    }
    context.addIssue({ code: "custom", message: "leads nowhere", path: ["to"] });
    return z.NEVER;
  });

/** A redirect as it was read before. */
export const readRedirectSchema = z.object({
  id,
  from: z.string(),
  status: z.union([z.literal(301), z.literal(302)]),
  target: z.string(),
});
export type Redirect = z.output<typeof readRedirectSchema>;

function pathOf({ relationTo, value }: z.output<typeof reference>): string | undefined {
  if (relationTo === "pages") return value.uri;
  const slug = value.newsSlug ?? value.storySlug ?? value.eventSlug;
  return slug && documentUrl(relationTo, slug);
}
