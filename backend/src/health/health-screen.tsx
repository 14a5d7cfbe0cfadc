import type { AdminViewServerProps, Payload } from "payload";
import { OfficePage } from "../office/office-page.tsx";
import { faultInWords } from "./faults-in-words.ts";
import { healthScreen, presentHealth } from "./today-health.ts";

const copy = {
  well: "Everything works as it should.",
  looked:
    "Looked at just now: the database, the disk and the files, the signature of tax receipts, and whether any mail, charge or other work is late.",
  faults: "What does not work as it should",
  tell: "Whoever runs the server mends this; the manual of operations says how. Gifts and forms that wait are not lost: they go on by themselves once it is mended.",
  notices: "Good to know",
} as const;

const Sentences = ({ title, all }: { title: string; all: readonly string[] }) => (
  <section className="office__section">
    <h2>{title}</h2>
    <ul>
      {all.map((each) => (
        <li key={each}>{faultInWords(each)}</li>
      ))}
    </ul>
  </section>
);

async function Faults({ payload }: { payload: Payload }) {
  const { degraded, notices = [] } = await presentHealth(payload);
  return (
    <>
      {degraded.length === 0 ? (
        <>
          <p>
            <strong>{copy.well}</strong>
          </p>
          <p>{copy.looked}</p>
        </>
      ) : (
        <>
          <Sentences title={copy.faults} all={degraded} />
          <p>{copy.tell}</p>
        </>
      )}
      {notices.length > 0 && <Sentences title={copy.notices} all={notices} />}
    </>
  );
}

/** `/admin/health`: what the system says of itself, in words for an administrator. */
export const HealthScreen = (view: AdminViewServerProps) => (
  <OfficePage view={view} path={healthScreen.path}>
    <Faults payload={view.initPageResult.req.payload} />
  </OfficePage>
);
