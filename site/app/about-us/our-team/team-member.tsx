import type { Member } from "@pcf/contract/content/documents";
import { Mail, Phone } from "lucide-react";
import { MemberCard } from "~/ui/card/member-card";
import { telephoneHref } from "~/ui/link/telephone-href";
import { Prose } from "~/ui/prose/prose";
import { ourTeamCopy as copy } from "./copy";

/** A person with role, contact and biography; a committee with those who sit on it. `id` only where it is unique. */
export function TeamMember({ member, id }: { member: Member; id: string | undefined }) {
  const { professionalDesignation, biography, profilePicture } = member.memberDescription;
  const { email, tel } = member.memberContact;
  const isCommittee = member.committies.length > 0;
  return (
    <MemberCard
      id={id}
      name={member.title}
      position={professionalDesignation}
      image={profilePicture}
      portrait={!isCommittee}
      contact={
        (email || tel) && (
          <>
            {email && (
              <a href={`mailto:${email}`}>
                <Mail aria-hidden="true" />
                {email}
              </a>
            )}
            {tel && (
              <a href={telephoneHref(tel)}>
                <Phone aria-hidden="true" />
                {tel}
              </a>
            )}
          </>
        )
      }
      more={
        biography || isCommittee
          ? {
              label: isCommittee ? copy.committee : copy.about,
              content: (
                <>
                  {member.committies.map((committee) => (
                    <div key={committee.name} className="committee">
                      <h4>{committee.name}</h4>
                      <ul>
                        {committee.committeeMembers.map(({ title, name }) => (
                          <li key={`${title} ${name}`}>
                            {name}
                            {title && <span>{title}</span>}
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                  <Prose html={biography} />
                </>
              ),
            }
          : undefined
      }
    />
  );
}
