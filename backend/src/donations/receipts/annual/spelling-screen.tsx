import type { AdminViewServerProps, Payload } from "payload";
import { OfficePage } from "../../../office/office-page.tsx";
import { spellingScreen, spellingsToGive } from "./today-spelling.ts";

const copy = {
  about:
    "The name or the address of these monthly donors has letters that our receipts cannot print, or a web address or telephone number in it. Ask the donor how to write it, and fill it in with the sign-up, under “Spelling for the receipt”. The receipt then goes out by itself.",
  none: "No receipt waits for a spelling.",
  year: (year: number) => `receipt of ${year}`,
} as const;

/** `/admin/spelling`: yearly receipts whose donor cannot stand on them as typed. */
export const SpellingScreen = (view: AdminViewServerProps) => (
  <OfficePage view={view} path={spellingScreen.path}>
    <Spellings payload={view.initPageResult.req.payload} />
  </OfficePage>
);

async function Spellings({ payload }: { payload: Payload }) {
  const waiting = await spellingsToGive(payload, new Date());
  if (waiting.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      <p>{copy.about}</p>
      <ul>
        {waiting.map(({ signUp, name, year }) => (
          <li key={`${signUp.id}:${year}`}>
            <a href={`${payload.config.routes.admin}/gifts/${signUp.id}`}>
              {name} ({signUp.orderId})
            </a>
            , {copy.year(year)}
          </li>
        ))}
      </ul>
    </>
  );
}
