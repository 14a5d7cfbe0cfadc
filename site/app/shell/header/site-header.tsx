import { Contrast, Heart, Phone, Search, ShoppingBag } from "lucide-react";
import { useSite } from "~/content/site";
import { MainMenu } from "~/shell/menus/main-menu";
import { MobileMenuButton } from "~/shell/menus/mobile-menu";
import { SearchBox } from "~/shell/search-box/search-box";
import { shellCopy as copy } from "~/shell/shell-copy";
import { Wordmark } from "~/shell/wordmark";
import { ButtonLink } from "~/ui/button/button";
import { PageLink } from "~/ui/link/page-link";

const textSizes = ["1", "2", "3"] as const;

/** Text size in three steps and high contrast. The buttons are answered by the script in the document's head. */
function ReaderBar() {
  return (
    <fieldset className="reader-bar">
      <legend className="sr-only">{copy.reading}</legend>
      {textSizes.map((size) => (
        <button
          key={size}
          type="button"
          data-reader={size}
          aria-pressed={size === "1"}
          suppressHydrationWarning
        >
          <span aria-hidden="true">A</span>
          <span className="sr-only">{copy.textSizes[size]}</span>
        </button>
      ))}
      <button type="button" data-reader="more" aria-pressed={false} suppressHydrationWarning>
        <Contrast aria-hidden="true" />
        <span className="sr-only">{copy.contrast}</span>
      </button>
    </fieldset>
  );
}

/** What stands above every page: the telephone, reading settings, the name, search, store, Donate, the menus. */
export function SiteHeader() {
  const { company, menu, siteSettings } = useSite();
  const phone = company.contact.find((contact) => contact.id === "telTF");
  return (
    <header className="site-header">
      <div className="header-strip" data-tone="night">
        <div className="page">
          {phone && (
            <p>
              <Phone aria-hidden="true" />
              <span className="header-talk">{copy.talk}: </span>
              <a href={phone.href}>{phone.value}</a>
            </p>
          )}
          <ReaderBar />
        </div>
      </div>
      <div className="page header-bar">
        <PageLink to="/" className="header-home">
          <Wordmark name={company.name} first />
          <span className="sr-only">, {copy.home}</span>
        </PageLink>
        <SearchBox id="header-search" />
        <PageLink to="/search" className="header-find" aria-label={copy.search}>
          <Search aria-hidden="true" />
        </PageLink>
        {siteSettings.storeUrl && (
          <ButtonLink
            href={siteSettings.storeUrl}
            variant="secondary"
            size="small"
            className="header-store"
            icon={<ShoppingBag aria-hidden="true" />}
          >
            {copy.store}
          </ButtonLink>
        )}
        <ButtonLink
          href="/ways-to-give/donate"
          variant="donate"
          size="small"
          className="header-donate"
          icon={<Heart aria-hidden="true" />}
        >
          {copy.donate}
        </ButtonLink>
        <MobileMenuButton />
      </div>
      <MainMenu sections={menu} />
    </header>
  );
}
