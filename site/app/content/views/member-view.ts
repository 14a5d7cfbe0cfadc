import type { SiteContent } from "~/content/site-content";

/** A person of the foundation, or a committee with those who sit on it; `sections` are the page's headings it stands under. */
export type MemberView = ReturnType<typeof toMemberView>;

export function toMemberView(document: SiteContent["members"][number]) {
  const { id, slug, order, memberDescription, memberContact } = document;
  const { professionalDesignation: role, biography: html, profilePicture: image } = memberDescription;
  return {
    id,
    slug,
    order,
    role,
    html,
    image,
    name: document.title,
    email: memberContact.email,
    tel: memberContact.tel,
    sections: document.memberTypes.map((type) => {
      const { slug, name } = type.parent ?? type;
      return { id: slug, title: name };
    }),
    committees: document.committies.map(({ name, committeeMembers }) => ({
      name,
      members: committeeMembers.map(({ name, title: role }) => ({ name, role })),
    })),
  };
}
