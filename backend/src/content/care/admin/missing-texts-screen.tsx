import type { AdminViewServerProps, Payload } from "payload";
import { OfficePage } from "../../../office/office-page.tsx";
import { namesInWords } from "../../uses/kept-while-used.ts";
import { careOf, missingTextsScreen } from "../care-screens.ts";

const copy = {
  none: "Every picture that is shown says what it shows.",
  how: "Open the picture and write under “Alternative text” what it shows, in one sentence, for people who do not see it.",
  caption: "Pictures without an alternative text",
  picture: "Picture",
  why: "What is missing",
  shownBy: "Shown by",
} as const;

async function MissingTexts({ payload }: { payload: Payload }) {
  const { untold } = await careOf(payload, new Date());
  const { admin } = payload.config.routes;
  if (untold.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      <p>{copy.how}</p>
      <div className="office__wide">
        <table className="office__table" aria-label={copy.caption}>
          <thead>
            <tr>
              <th scope="col">{copy.picture}</th>
              <th scope="col">{copy.why}</th>
              <th scope="col">{copy.shownBy}</th>
            </tr>
          </thead>
          <tbody>
            {untold.map(({ name, path, why, shownBy }) => (
              <tr key={path}>
                <td>
                  <a href={admin + path}>{name}</a>
                </td>
                <td>{why}</td>
                <td>{namesInWords(shownBy) || "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** `/admin/missing-alternative-texts`: pictures that are shown and say nothing to people who do not see them. */
export const MissingTextsScreen = (view: AdminViewServerProps) => (
  <OfficePage view={view} path={missingTextsScreen.path}>
    <MissingTexts payload={view.initPageResult.req.payload} />
  </OfficePage>
);
