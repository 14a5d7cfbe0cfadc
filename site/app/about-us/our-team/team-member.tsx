import { Mail, Phone } from "lucide-react";
import type { MemberView } from "~/content/views/member-view";
import { MemberCard } from "~/ui/card/member-card";
import { MailLink, telephoneHref } from "~/ui/link/contact-link";
import { Prose } from "~/ui/prose/prose";

const copy = { about: "Read more", committee: "See the members" };

/** A person with role, contact and biography; a committee with those who sit on it. `id` only where it is unique. */
export function TeamMember({ member, id }: { member: MemberView; id: string | undefined }) {
  const { name, role, html, image, email, tel, committees } = member;
  const isCommittee = committees.length > 0;
  return (
    <MemberCard
      id={id}
      name={name}
      position={role}
      image={image}
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
        html || isCommittee
          ? {
              label: isCommittee ? copy.committee : copy.about,
              content: (
                <>
                  {committees.map((committee) => (
                    <div key={committee.name} className="committee">
                      <h4>{committee.name}</h4>
                      <ul>
                        {committee.members.map(({ name, role }) => (
                          <li key={`${role} ${name}`}>
                            {name}
                            {role && <span>{role}</span>}
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                  <Prose html={html} />
                </>
              ),
            }
          : undefined
      }
    />
  );
}
