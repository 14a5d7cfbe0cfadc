import { z } from "zod";
import type { OldGrantee, OldGrantYear, OldItem } from "../old-items.ts";
import { decoded, oldPaths } from "./addresses.ts";
import { named, postBasics, postSelection, postShape, sourceIdOf, termSelection } from "./item-basics.ts";
import { anyText, group, nodes, text } from "./loose-values.ts";
import { oldPicture, picture, pictureSelection } from "./old-pictures.ts";
import type { OldSite, Reading } from "./old-site.ts";

const termSchema = z.object({ ...named, name: anyText, slug: anyText, uri: text, link: text });

const granteeSchema = z.object({
  ...postShape,
  granteeBio: group({ title: text, description: text, portfolioPicture: picture }),
});

const schema = termSchema.extend({ description: text, grantees: nodes(z.unknown()) });

/** Name and address of a year. A term has no password and no draft, and does not answer by its number. */
export function yearBasics(node: unknown, site: OldSite): OldItem {
  const { name: title, slug: typed, uri, link, ...year } = termSchema.parse(node);
  const slug = decoded(typed);
  return { sourceId: sourceIdOf(year), title, slug, paths: oldPaths("grants", { uri, link, slug }, site) };
}

function granteeOf(node: unknown, site: OldSite): OldGrantee {
  const grantee = granteeSchema.parse(node);
  const { title: project, description, portfolioPicture } = grantee.granteeBio;
  return {
    ...postBasics("grants", grantee, site),
    ...{ project, description, portrait: oldPicture(portfolioPicture, site) },
  };
}

/**
 * @param skip told of a grantee that cannot be used: the others of its year come all the same.
 */
export const grantYears = (skip: (node: unknown, error: unknown) => void): Reading<OldGrantYear> => ({
  ...{ list: "grantYears", one: "grantYear" },
  selection: `${termSelection} description`,
  lists: {
    grantees: `${postSelection} granteeBio { title description portfolioPicture ${pictureSelection} }`,
  },
  read: (node, site) => {
    const { description, grantees } = schema.parse(node);
    const readable = grantees.flatMap((grantee) => {
      try {
        return [granteeOf(grantee, site)];
      } catch (error) {
        skip(grantee, error);
        return [];
      }
    });
    return { ...yearBasics(node, site), description, grantees: readable };
  },
});
