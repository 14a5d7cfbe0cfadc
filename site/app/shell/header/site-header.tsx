import { Heart, Phone, ShoppingBag } from "lucide-react";
import { useSite } from "~/content/site";
import { MainMenu } from "~/shell/main-menu/main-menu";
import { MobileMenuButton } from "~/shell/mobile-menu/mobile-menu";
import { ReaderBar } from "~/shell/reader-bar/reader-bar";
import { SearchBox } from "~/shell/search-box/search-box";
import { shellCopy as copy } from "~/shell/shell-copy";
import { Wordmark } from "~/shell/wordmark/wordmark";
import { ButtonLink } from "~/ui/button/button";
import { PageLink } from "~/ui/link/page-link";

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
