import type { Member } from "@pcf/contract/content/documents";
import { Mail, Phone } from "lucide-react";
import { MemberCard } from "~/ui/card/member-card";
import { MailLink } from "~/ui/link/mail-link";
import { telephoneHref } from "~/ui/link/telephone-href";
import { Prose } from "~/ui/prose/prose";
import { ourTeamCopy as copy } from "./our-team-copy";

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
              <span className="member-way">
                <Mail aria-hidden="true" />
                <MailLink address={email} />
              </span>
            )}
            {tel && (
              <span className="member-way">
                <Phone aria-hidden="true" />
                <a href={telephoneHref(tel)}>{tel}</a>
              </span>
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
