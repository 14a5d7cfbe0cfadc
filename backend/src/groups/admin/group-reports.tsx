"use client";

import { Button, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { groupChanges } from "@pcf/contract/forms/group-change-form";
import type { UIFieldClientComponent } from "payload";
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { reportsCopy as copy } from "../reports/reports-copy.ts";

const reportSchema = z.object({
  id: z.number(),
  reference: z.string(),
  person: z.string(),
  email: z.string(),
  phone: z.string(),
  receivedAt: z.string(),
  what: z.enum(groupChanges.map(({ value }) => value)),
  meeting: z.string(),
  new_day: z.string(),
  new_start: z.string(),
  new_end: z.string(),
  new_place: z.string(),
  message: z.string(),
});
type Report = z.output<typeof reportSchema>;
const listSchema = z.object({ reports: z.array(reportSchema) });
const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });

const dayFormat = new Intl.DateTimeFormat("en-CA", { dateStyle: "medium" });
const grid: CSSProperties = {
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
};

type Sent = { words: string; done: boolean };

async function send(path: string, body: object): Promise<Sent> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (response?.ok) return { words: "", done: true };
  const refusal = refusalSchema.safeParse(await response?.json().catch(() => undefined));
  return { words: refusal.data?.errors[0]?.message ?? copy.failed, done: false };
}

/** What was told of an extra meeting has its day under either question. */
const dayOf = ({ what, meeting, new_day }: Report) => (what === "added" ? new_day || meeting : meeting);

function OpenReport({
  report,
  path,
  onDone,
}: {
  report: Report;
  path: string;
  onDone: (words: string) => void;
}) {
  const [problem, setProblem] = useState("");
  const { what } = report;
  const finish = async (words: string, sent: Promise<Sent>) => {
    const result = await sent;
    if (result.done) onDone(words);
    else setProblem(result.words);
  };
  // The admin's own form is around this one, and forms do not stand in forms.
  const fields = useRef<HTMLFieldSetElement>(null);
  const publish = () => {
    const inputs = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]") ?? [];
    const change = Object.fromEntries([...inputs].map(({ name, value }) => [name, value]));
    void finish(copy.published, send(`${path}/publish`, change));
  };
  const publishByEnter = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    publish();
  };
  const close = () => finish(copy.closed, send(`${path}/done`, {}));
  const field = (name: keyof typeof copy.fields, type: string, value: string) => (
    <label className="field-type text" style={{ display: "grid", gap: 4 }}>
      {copy.fields[name]}
      <input name={name} type={type} defaultValue={value} maxLength={type === "text" ? 250 : undefined} />
    </label>
  );
  return (
    <li style={{ display: "grid", gap: 12, padding: "1rem", border: "1px solid var(--theme-elevation-150)" }}>
      <p style={{ margin: 0 }}>
        <strong>{groupChanges.find(({ value }) => value === what)?.label}</strong>
        <br />
        {copy.from(report.person, report.email, report.phone)} · {copy.received}{" "}
        {dayFormat.format(new Date(report.receivedAt))} · {report.reference}
      </p>
      {report.message && (
        <blockquote style={{ margin: 0, whiteSpace: "pre-wrap" }}>{report.message}</blockquote>
      )}
      {what === "details" ? (
        <div>
          <p>{copy.edit}</p>
          <Button size="small" buttonStyle="secondary" margin={false} onClick={close}>
            {copy.doneDetails}
          </Button>
        </div>
      ) : (
        <fieldset
          ref={fields}
          aria-label={copy.publish}
          onKeyDown={publishByEnter}
          style={{ display: "grid", gap: 12, minWidth: 0, margin: 0, padding: 0, border: 0 }}
        >
          <div style={grid}>
            <label className="field-type text" style={{ display: "grid", gap: 4 }}>
              {copy.fields.kind}
              <select
                name="kind"
                defaultValue={what}
                style={{ minHeight: 40, background: "var(--theme-input-bg)" }}
              >
                {Object.entries(copy.kinds).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            {field("day", "date", dayOf(report))}
            {field("toDay", "date", what === "moved" ? report.new_day : "")}
            {field("start", "time", report.new_start)}
            {field("end", "time", report.new_end)}
            {field("where", "text", report.new_place)}
          </div>
          {field("note", "text", report.message.slice(0, 250))}
          <div style={{ display: "flex", gap: 12 }}>
            <Button size="small" margin={false} onClick={publish}>
              {copy.publish}
            </Button>
            <Button size="small" buttonStyle="secondary" margin={false} onClick={close}>
              {copy.done}
            </Button>
          </div>
        </fieldset>
      )}
      <p role="alert" style={{ margin: 0 }}>
        {problem}
      </p>
    </li>
  );
}

/** Above a group: what leaders told us about it, each to be published with one press. */
export const GroupReports: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const [reports, setReports] = useState<Report[]>([]);
  const [status, setStatus] = useState("");
  const path = id ? `${config.routes.api}/supportGroups/${id}/reports` : undefined;
  useEffect(() => {
    if (!path) return;
    const left = new AbortController();
    const ask = async () => {
      const response = await fetch(path, { signal: left.signal });
      const answer = listSchema.safeParse(response.ok ? await response.json() : undefined);
      if (answer.data && !left.signal.aborted) setReports(answer.data.reports);
    };
    ask().catch(() => setReports([]));
    return () => left.abort();
  }, [path]);
  const done = (report: Report) => (words: string) => {
    setReports((all) => all.filter(({ id: each }) => each !== report.id));
    setStatus(words);
  };
  return (
    <section className="field-type" aria-label={copy.title} hidden={reports.length === 0 && status === ""}>
      {reports.length > 0 && <h3 style={{ marginTop: 0 }}>{copy.title}</h3>}
      <ul style={{ display: "grid", gap: 16, padding: 0, listStyle: "none" }}>
        {reports.map((report) => (
          <OpenReport key={report.id} report={report} path={`${path}/${report.id}`} onDone={done(report)} />
        ))}
      </ul>
      <p role="status">{status}</p>
    </section>
  );
};
