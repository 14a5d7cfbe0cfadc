import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { numberFormat } from "@pcf/contract/formats";
import type { AdminViewServerProps, Payload } from "payload";
import { ActButton } from "../../../office/act-button.tsx";
import { OfficePage } from "../../../office/office-page.tsx";
import { shownDay } from "../../../platform/admin/shown-moment.ts";
import { careOf, unusedMediaScreen } from "../care-screens.ts";
import { unusedAfterDays } from "../pictures.ts";
import "./unused-media.css";

const copy = {
  none: `No file that is older than ${unusedAfterDays} days lies about unused.`,
  how: `Files that have been here for more than ${unusedAfterDays} days and that nothing shows or links to: no page, no draft, nothing in the trash. The largest come first. Nothing goes by itself.`,
  caption: "Unused files",
  file: "File",
  shows: "What it is",
  size: "Size",
  added: "Added",
  act: "Take away",
  look: (name: string) => `Look at ${name}`,
  takeAway: "Take away",
  takeAwayOf: (name: string) => `Take away ${name}`,
  question: (name: string) => `Take ${name} away?`,
  about: [
    "It moves to the trash, and is shown and served to nobody.",
    "For 30 days it can be brought back from there; then it is deleted for good.",
  ],
  yes: "Yes, move it to the trash",
} as const;

const number = numberFormat({ maximumFractionDigits: 1 });
const sizeInWords = (bytes: number): string =>
  bytes >= 1_000_000
    ? `${number.format(bytes / 1_000_000)} MB`
    : `${number.format(Math.ceil(bytes / 1_000))} KB`;

async function UnusedMedia({ payload }: { payload: Payload }) {
  const { unused } = await careOf(payload, new Date());
  const { admin, api } = payload.config.routes;
  if (unused.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      <p>{copy.how}</p>
      <div className="office__wide">
        <table className="office__table unused-media" aria-label={copy.caption}>
          <thead>
            <tr>
              <th scope="col">{copy.file}</th>
              <th scope="col">{copy.shows}</th>
              <th scope="col" data-number>
                {copy.size}
              </th>
              <th scope="col">{copy.added}</th>
              <th scope="col">{copy.act}</th>
            </tr>
          </thead>
          <tbody>
            {unused.map(({ collection, id, title, filename, bytes, addedAt, source, isPicture, path }) => (
              <tr key={path}>
                <td>
                  {isPicture && (
                    // biome-ignore lint/performance/noImgElement: pictures of the media library have their sizes already
                    <img src={source} alt="" width="80" height="60" loading="lazy" />
                  )}
                  <a href={admin + path} aria-label={copy.look(filename)}>
                    {filename}
                  </a>
                </td>
                <td>{title}</td>
                <td data-number>{sizeInWords(bytes)}</td>
                <td>{shownDay(charityDay(new Date(addedAt)))}</td>
                <td>
                  <ActButton
                    label={copy.takeAway}
                    fullLabel={copy.takeAwayOf(filename)}
                    to="/unused-media/trash"
                    body={{ collection, id }}
                    api={api}
                    ask={{ question: copy.question(filename), about: copy.about, yes: copy.yes }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** `/admin/unused-media`: pictures, files and drawings that nothing shows, each to be looked at and taken away. */
export const UnusedMediaScreen = (view: AdminViewServerProps) => (
  <OfficePage view={view} path={unusedMediaScreen.path}>
    <UnusedMedia payload={view.initPageResult.req.payload} />
  </OfficePage>
);
