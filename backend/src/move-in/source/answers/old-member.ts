import { z } from "zod";
import type { OldMember } from "../old-items.ts";
import { named, postBasics, postSelection, postShape, sourceIdOf } from "./item-basics.ts";
import { anyText, group, nodes, rows, text } from "./loose-values.ts";
import { oldPicture, picture, pictureSelection } from "./old-pictures.ts";
import type { Reading } from "./old-site.ts";

const schema = z.object({
  ...postShape,
  memberTypes: nodes(z.object(named)),
  memberDescription: group({ professionalDesignation: text, biography: anyText, profilePicture: picture }),
  memberContact: group({ email: text, tel: text }),
  committies: group({ committeeMembers: rows(z.object({ title: text, name: anyText })) }),
});

export const members: Reading<OldMember> = {
  ...{ list: "members", one: "member" },
  selection: `${postSelection}
    memberDescription { professionalDesignation biography profilePicture ${pictureSelection} }
    memberContact { email tel } committies { committeeMembers { title name } }`,
  lists: { memberTypes: "id databaseId" },
  read: (node, site) => {
    const item = schema.parse(node);
    const { memberDescription: about, memberContact: contact } = item;
    return {
      ...postBasics("members", item, site),
      teamIds: [...new Set(item.memberTypes.map(sourceIdOf))],
      designation: about.professionalDesignation,
      html: about.biography,
      portrait: oldPicture(about.profilePicture, site),
      email: contact.email,
      tel: contact.tel,
      committee: item.committies.committeeMembers.filter(({ title, name }) => title || name),
    };
  },
};
