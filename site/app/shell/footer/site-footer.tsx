import { useSite } from "~/content/site";
import { shellCopy } from "~/shell/shell-copy";
import { Wordmark } from "~/shell/wordmark/wordmark";
import { PageLink } from "~/ui/link/page-link";
import { TextLink } from "~/ui/link/text-link";
import { Ridge } from "~/ui/ridge/ridge";
import { ClearDevice } from "./clear-device";
import { NewsletterForm } from "./newsletter-form";
import { SocialIcon } from "./social-icon";

const copy = shellCopy.footer;
/** The contacts that everybody may need; the others stand on their pages. */
const generalContacts = ["telTF", "email"];

/** What stands below every page. */
export function SiteFooter() {
  const { company, menu } = useSite();
  const { address } = company;
  const phone = company.contact.find((contact) => contact.id === "telTF");
  return (
    <footer className="site-footer">
      <div className="footer-horizon">
        <Ridge shape="peaks" to="night" />
      </div>
      <div data-tone="night" className="grain">
        <div className="page footer-inside">
          <NewsletterForm phone={phone} />
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
