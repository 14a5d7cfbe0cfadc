import { formatAmount } from "@pcf/contract/donation/amount";
import { notFound, redirect } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import { mayAct, mayDo } from "../../access/rights.ts";
import { activeStaff } from "../../access/staff.ts";
import "../../office/lists/list-page.css";
import { OfficePage } from "../../office/office-page.tsx";
import { shownDay } from "../../platform/admin/shown-moment.ts";
import { monthlyWords } from "../donors/monthly-standing.ts";
import { ListSection, MailsSection, PrivacySection, ReachSection } from "./contact-sections.tsx";
import {
  comesBackTo,
  listMembership,
  mailsTo,
  monthlyGiftsOf,
  type Reader,
  receiptsOf,
} from "./donor-records.ts";
import { GiftsSection, ReceiptsSection, YearsSection } from "./giving-sections.tsx";
import { MonthlySection } from "./monthly-section.tsx";
import { NotesForm } from "./notes-form.tsx";
import { type DonorPerson, readGiving, readPerson } from "./read-donor.ts";
import { SamePersonSection } from "./same-person-section.tsx";
import "./donor-page.css";
import { textInAddress } from "../../platform/admin/sent-by-staff.ts";

const path = "/donors/:id";
const copy = {
  list: "Donors",
  notes: "Notes",
  total: "Given in all",
  gifts: "Gifts",
  since: "Since",
  last: "Last gift",
  monthly: "Monthly gift",
} as const;

/** `/admin/donors/ID`: one person who gives, as a page that reads. */
export async function DonorScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const user = activeStaff(req);
  const trail = [{ label: copy.list, path: "/donors" }];
  // Who may not open it reads so in the frame, and nothing is looked for.
  if (!mayDo(user?.role, "donors", "read") || !user)
    return (
      <OfficePage view={view} path={path} trail={trail}>
        {null}
      </OfficePage>
    );
  const { payload } = req;
  const id = Number(view.params?.segments?.[1]);
  const found = Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? await readPerson(payload, id) : null;
  if (!found) notFound();
  if ("movedTo" in found) redirect(`${payload.config.routes.admin}/donors/${found.movedTo}`);
  return (
    <OfficePage view={view} path={path} title={found.row.name} trail={trail}>
      <Donor view={view} person={found} reader={{ ...user, collection: "users" }} />
    </OfficePage>
  );
}

type DonorProps = { view: AdminViewServerProps; person: DonorPerson; reader: Reader };

async function Donor({ view, person, reader }: DonorProps) {
  const { payload } = view.initPageResult.req;
  const { admin, api } = payload.config.routes;
  const { role } = reader;
  const giving = await readGiving(payload, person);
  const [monthly, receipts, mails, members, comesBack] = await Promise.all([
    mayDo(role, "monthly-gifts", "read") ? monthlyGiftsOf(payload, person) : null,
    mayDo(role, "receipts", "read") ? receiptsOf(payload, person, reader) : null,
    mayDo(role, "outbox", "read") ? mailsTo(payload, giving, reader) : null,
    mayDo(role, "subscribers", "read") ? listMembership(payload, giving, reader) : null,
    mayDo(role, "outbox", "read") ? comesBackTo(payload, giving) : new Map<string, string>(),
  ]);
  const mayWrite = mayAct(role, "donor-notes");
  return (
    <>
      <Figures person={person} />
      <div className="donor">
        <div className="donor__reach">
          <ReachSection person={person} giving={giving} comesBack={comesBack} />
        </div>
        <div className="donor__main">
          {monthly && (
            <MonthlySection
              gifts={monthly}
              mayChange={mayAct(role, "monthly-change")}
              admin={admin}
              api={api}
            />
          )}
          {mayDo(role, "donations", "read") && <GiftsSection giving={giving} person={person} admin={admin} />}
          {receipts && (
            <ReceiptsSection
              receipts={receipts}
              mayOpen={mayAct(role, "receipt-open")}
              admin={admin}
              api={api}
            />
          )}
          {mails && <MailsSection mails={mails} payload={payload} admin={admin} />}
        </div>
        <div className="donor__side">
          <YearsSection years={giving.years} />
          {(mayWrite || person.notes) && (
            <section aria-labelledby="donor-notes">
              <h2 id="donor-notes">{copy.notes}</h2>
              <NotesForm
                key={person.row.id}
                url={`${api}/donors/${person.row.id}/notes`}
                notes={person.notes}
                mayWrite={mayWrite}
              />
            </section>
          )}
          {members && <ListSection members={members} admin={admin} />}
          {mayAct(role, "donor-merge") && (
            <SamePersonSection
              person={person}
              typed={textInAddress(view.searchParams?.same)}
              payload={payload}
            />
          )}
          {mayAct(role, "person-look-up") && <PrivacySection person={person} admin={admin} />}
        </div>
      </div>
    </>
  );
}

/** What a caller is to be greeted with: how much, since when, and whether monthly. */
function Figures({ person: { row } }: { person: DonorPerson }) {
  const monthly = monthlyWords(row);
  const facts = [
    [copy.total, formatAmount(row.totalCents)],
    [copy.gifts, String(row.gifts)],
    [copy.since, row.firstDay ? shownDay(row.firstDay) : ""],
    [copy.last, row.lastDay ? shownDay(row.lastDay) : ""],
    [copy.monthly, monthly],
  ].filter(([, value]) => value);
  return (
    <dl className="donor__figures">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
