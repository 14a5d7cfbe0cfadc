import type { AdminViewServerProps, Payload } from "payload";
import { OfficePage } from "../../../office/office-page.tsx";
import { brokenLinksScreen, careOf } from "../care-screens.ts";

const copy = {
  none: "Every link on the site leads to something that visitors can see.",
  how: "Open the text, and correct the link or take it away. Where the page should be there, publish it or bring it back from the trash.",
  scope:
    "Looked at is what visitors see: texts, buttons, cards, the menu and redirects, and their links to pages, files, parts of pages and explained words of this site. Links to other sites are not tried, and neither are parts that the site draws by itself, such as a form.",
  caption: "Broken links",
  where: "Where it stands",
  words: "Words of the link",
  to: "Leads to",
  why: "What is wrong",
} as const;

async function BrokenLinks({ payload }: { payload: Payload }) {
  const { broken } = await careOf(payload, new Date());
  const { admin } = payload.config.routes;
  return (
    <>
      <p>{broken.length === 0 ? copy.none : copy.how}</p>
      <p>{copy.scope}</p>
      {broken.length > 0 && (
        <div className="office__wide">
          <table className="office__table" aria-label={copy.caption}>
            <thead>
              <tr>
                <th scope="col">{copy.where}</th>
                <th scope="col">{copy.words}</th>
                <th scope="col">{copy.to}</th>
                <th scope="col">{copy.why}</th>
              </tr>
            </thead>
            <tbody>
              {broken.map(({ where, path, words, to, why }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text may have the same link twice, and rows keep nothing
                <tr key={`${path} ${to} ${index}`}>
                  <td>
                    <a href={admin + path}>{where}</a>
                  </td>
                  <td>{words}</td>
                  <td>{to}</td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** `/admin/broken-links`: links of what visitors see that lead to nothing they can see. */
export const BrokenLinksScreen = (view: AdminViewServerProps) => (
  <OfficePage view={view} path={brokenLinksScreen.path}>
    <BrokenLinks payload={view.initPageResult.req.payload} />
  </OfficePage>
);
