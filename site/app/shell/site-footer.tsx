import { type ReactNode, useState } from "react";
import { useSite } from "~/content/site";
import { PageLink } from "~/ui/link/page-link";
import { TextLink } from "~/ui/link/text-link";
import { Ridge } from "~/ui/section/section";
import { shellCopy } from "./shell-copy";
import { Wordmark } from "./wordmark";

const copy = shellCopy.footer;
/** The contacts that everybody may need; the others stand on their pages. */
const generalContacts = ["telTF", "email"];

/** What stands below every page. */
export function SiteFooter({ newsletter }: { newsletter: ReactNode }) {
  const { company, menu } = useSite();
  const { address } = company;
  return (
    <footer className="site-footer">
      <div className="footer-horizon">
        <Ridge shape="peaks" to="night" />
      </div>
      <div data-tone="night" className="grain">
        <div className="page footer-inside">
          {newsletter}
          <div className="footer-columns">
            <div>
              <h2>{copy.contact}</h2>
              <ul>
                {company.contact
                  .filter((contact) => generalContacts.includes(contact.id))
                  .map((contact) => (
                    <li key={contact.id}>
                      {contact.title}: <a href={contact.href}>{contact.value}</a>
                      {contact.note && <small>{contact.note}</small>}
                    </li>
                  ))}
              </ul>
            </div>
            <div>
              <h2>{copy.visit}</h2>
              <address>
                <TextLink href={company.mapLink}>
                  {address.street}
                  <br />
                  {address.city}, {address.province} {address.postalCode}
                  <br />
                  {address.country}
                </TextLink>
              </address>
              <h2>{copy.follow}</h2>
              <ul className="footer-social">
                {company.socialMedia.map((network) => (
                  <li key={network.name}>
                    <a href={network.url} aria-label={network.name} title={network.name}>
                      <SocialIcon name={network.img} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
            <nav aria-labelledby="footer-explore">
              <h2 id="footer-explore">{copy.explore}</h2>
              <ul>
                {menu.map((section) => (
                  <li key={section.href}>
                    <PageLink to={section.href}>{section.label}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className="footer-end">
            <Wordmark name={company.name} />
            <p>
              {copy.charityNumber} <span className="whitespace-nowrap">{company.charityNumber}</span>
              <br />
              {/* The last evening of a year is already the next one on the server: its words stay. */}
              <span suppressHydrationWarning>{copy.rights(new Date().getFullYear(), company.name)}</span>
            </p>
            <ul>
              <li>
                <PageLink to="/privacy">{copy.privacy}</PageLink>
              </li>
              <li>
                <PageLink to="/accessibility">{copy.accessibility}</PageLink>
              </li>
              <li>
                <PageLink to="/image-credits">{copy.credits}</PageLink>
              </li>
              <li>
                <ClearDevice />
              </li>
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Removes everything this site keeps in the browser, and says so. */
function ClearDevice() {
  const [cleared, setCleared] = useState(false);
  return (
    <>
      <button
        type="button"
        className="footer-clear"
        onClick={() => {
          try {
            localStorage.clear();
            sessionStorage.clear();
          } catch {
            // A browser that forbids storage keeps nothing.
          }
          setCleared(true);
        }}
      >
        {shellCopy.footer.clear}
      </button>
      <p role="status">{cleared && shellCopy.footer.cleared}</p>
    </>
  );
}

/** Outlines of the networks' signs in a 24 × 24 field, by the name the company data gives them. */
const signs: Record<string, string> = {
  facebook: "M14 8h3V4h-3c-2.8 0-5 2.2-5 5v2H6v4h3v7h4v-7h3l1-4h-4V9c0-.6.4-1 1-1Z",
  instagram:
    "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3Zm5 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6Zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Zm5.2-3.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z",
  youtube:
    "M4.6 5.3C6.8 4.8 17.2 4.8 19.4 5.3c1.5.4 2.1 1.2 2.3 2.6.4 2.7.4 5.5 0 8.2-.2 1.4-.8 2.2-2.3 2.6-2.2.5-12.6.5-14.8 0-1.5-.4-2.1-1.2-2.3-2.6-.4-2.7-.4-5.5 0-8.2.2-1.4.8-2.2 2.3-2.6ZM10 8.7v6.6l5.6-3.3Z",
  linkedin:
    "M4 9h4v12H4ZM6 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 6 3Zm4 6h3.8v1.7c.7-1.2 2-2 3.8-2 3 0 4.4 1.9 4.4 5.2V21h-4v-6.3c0-1.6-.6-2.6-1.9-2.6-1.4 0-2.1 1-2.1 2.6V21h-4Z",
  x: "M3 3h5.6l4.4 6 5.2-6h2.4l-6.5 7.5L21.6 21H16l-4.8-6.6L5.4 21H3l7.1-8.1Zm3.5 1.8L16.9 19.2h1.6L8.1 4.8Z",
};

/** The sign of a social network; a plain ring for one without a sign. */
function SocialIcon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fillRule="evenodd"
        d={signs[name] ?? "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z"}
      />
    </svg>
  );
}
