import { z } from "zod";
import type { OldGroup } from "../old-items.ts";
import { postBasics, postSelection, postShape } from "./item-basics.ts";
import { anyText, group, nodes, text, truth, words } from "./loose-values.ts";
import { oldPicture, picture, pictureSelection } from "./old-pictures.ts";
import type { Reading } from "./old-site.ts";

const contactFields = ["name", "t", "t2", "c", "e", "note"] as const;
const contactNames = ["contact1", "contact2", "contact3", "contact4"] as const;

const contact = group({ name: text, t: text, t2: text, c: text, e: text, note: text });
const places = nodes(z.object({ name: text }));

const schema = z.object({
  ...postShape,
  ...{ cities: places, provinces: places },
  supportGroupName: group({ groupName: text }),
  supportGroupLogo: group({ logo: picture }),
  supportGroupContacts: group({ contact1: contact, contact2: contact, contact3: contact, contact4: contact }),
  supportGroupOtherLanguages: group({ available: truth, message: text, otherLanguages: words }),
  supportGroupMainContent: group({
    ...{ googleMapMarker: text, learnMore: anyText },
    timeWhenWhereAlso: group({
      ...{ when: text, time: text, where: text, note: text, mailingAddress: text, w: text },
    }),
  }),
  supportGroupBlueBoxMessage: group({ message: text }),
  supportGroupSocialMedia: group({ facebook: text, instagram: text }),
});
type Group = z.output<typeof schema>;

const namesOf = (list: { name?: string }[]) => [
  ...new Set(list.map(({ name }) => name).filter((name) => name !== undefined)),
];

const contactsOf = ({ supportGroupContacts: contacts }: Group) =>
  contactNames
    .map((name) => contacts[name])
    .filter((one) => contactFields.some((field) => one[field] !== undefined));

const contactSelection = contactNames.map((name) => `${name} { ${contactFields.join(" ")} }`).join(" ");

export const groups: Reading<OldGroup> = {
  ...{ list: "supportGroups", one: "supportGroup" },
  selection: `${postSelection}
    supportGroupName { groupName } supportGroupLogo { logo ${pictureSelection} }
    supportGroupContacts { ${contactSelection} }
    supportGroupOtherLanguages { available message otherLanguages }
    supportGroupMainContent {
      googleMapMarker learnMore timeWhenWhereAlso { when time where note mailingAddress w }
    }
    supportGroupBlueBoxMessage { message } supportGroupSocialMedia { facebook instagram }`,
  lists: { cities: "id name", provinces: "id name" },
  read: (node, site) => {
    const item = schema.parse(node);
    const { available, message, otherLanguages } = item.supportGroupOtherLanguages;
    const { googleMapMarker, learnMore, timeWhenWhereAlso } = item.supportGroupMainContent;
    const { w: website, ...meeting } = timeWhenWhereAlso;
    return {
      ...postBasics("groups", item, site),
      ...{ cities: namesOf(item.cities), provinces: namesOf(item.provinces) },
      ...item.supportGroupName,
      logo: oldPicture(item.supportGroupLogo.logo, site),
      contacts: contactsOf(item),
      otherLanguages: { available, message, languages: otherLanguages },
      ...{ map: googleMapMarker, learnMore, website, ...meeting },
      blueBox: item.supportGroupBlueBoxMessage.message,
      ...item.supportGroupSocialMedia,
    };
  },
};
