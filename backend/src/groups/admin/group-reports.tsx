"use client";

import { Button, useConfig, useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { groupChanges } from "@pcf/contract/forms/group-change-form";
import { useRouter } from "next/navigation";
import type { UIFieldClientComponent } from "payload";
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { handsOverFocus } from "../../platform/admin/hands-over-focus.ts";
import { sendAction } from "../../platform/admin/send-action.ts";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { reportsCopy as copy } from "../reports/reports-copy.ts";

const reportSchema = z.object({
  id: z.number(),
  reference: z.string(),
  person: z.string(),
  email: z.string(),
  phone: z.string(),
  receivedAt: z.string(),
  what: z.enum(groupChanges.map(({ value }) => value)),
  message: z.string(),
  change: z.nullable(
    z.object({
      kind: z.string(),
      day: z.string(),
      toDay: z.string(),
      start: z.string(),
      end: z.string(),
      where: z.string(),
      note: z.string(),
    }),
  ),
});
type Report = z.output<typeof reportSchema>;
const listSchema = z.object({ reports: z.array(reportSchema) });

const grid: CSSProperties = {
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
};

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
  const { what, change: proposed } = report;
  const router = useRouter();
  const modified = useFormModified();
  const finish = async (words: string, action: "publish" | "done", body: object) => {
    const { refused } = await sendAction(`${path}/${action}`, body, { otherwise: copy.failed });
    if (refused === undefined) onDone(words);
    else setProblem(refused);
  };
  // The admin's own form is around this one, and forms do not stand in forms.
  const fields = useRef<HTMLFieldSetElement>(null);
  const publish = async () => {
    // The group is read anew afterwards, so that an editor who goes on does so from what is published now.
    if (modified) return setProblem(copy.hasEdits);
    const inputs = fields.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]") ?? [];
    const change = Object.fromEntries([...inputs].map(({ name, value }) => [name, value]));
    await finish(copy.published, "publish", change);
    router.refresh();
  };
  const publishByEnter = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void publish();
  };
  const close = () => finish(copy.closed, "done", {});
  const field = (name: keyof typeof copy.fields, type: string, value: string) => (
    <label className="field-type text" style={{ display: "grid", gap: 4 }}>
      {copy.fields[name]}
      <input name={name} type={type} defaultValue={value} maxLength={type === "text" ? 250 : undefined} />
    </label>
  );
  return (
    <li
      ref={handsOverFocus}
      style={{ display: "grid", gap: 12, padding: "1rem", border: "1px solid var(--theme-elevation-150)" }}
    >
      <p style={{ margin: 0 }}>
        <strong>{groupChanges.find(({ value }) => value === what)?.label}</strong>
        <br />
        {copy.from(report.person, report.email, report.phone)} · {copy.received}{" "}
        {shownMoment(report.receivedAt)} · {report.reference}
      </p>
      {report.message && (
        <blockquote style={{ margin: 0, whiteSpace: "pre-wrap" }}>{report.message}</blockquote>
      )}
      {!proposed ? (
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
                defaultValue={proposed.kind}
                style={{ minHeight: 40, background: "var(--theme-input-bg)" }}
              >
                {Object.entries(copy.kinds).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            {field("day", "date", proposed.day)}
            {field("toDay", "date", proposed.toDay)}
            {field("start", "time", proposed.start)}
            {field("end", "time", proposed.end)}
            {field("where", "text", proposed.where)}
          </div>
          {field("note", "text", proposed.note)}
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
  const ask = useCallback(
    async (left: AbortSignal) => {
      if (!path) return;
      const response = await fetch(path, { signal: left });
      const answer = listSchema.safeParse(response.ok ? await response.json() : undefined);
      if (answer.data && !left.aborted) setReports(answer.data.reports);
    },
    [path],
  );
  const page = useRef(new AbortController());
  useEffect(() => {
    page.current = new AbortController();
    const left = page.current;
    ask(left.signal).catch(() => setReports([]));
    return () => left.abort();
  }, [ask]);
  const done = (report: Report) => (words: string) => {
    setReports((all) => all.filter(({ id: each }) => each !== report.id));
    setStatus(words);
    // What the others would change follows from what is published now.
    ask(page.current.signal).catch(() => setReports([]));
  };
  return (
    <section className="field-type" aria-label={copy.title} hidden={reports.length === 0 && status === ""}>
      {reports.length > 0 && <h3 style={{ marginTop: 0 }}>{copy.title}</h3>}
      <ul style={{ display: "grid", gap: 16, padding: 0, listStyle: "none" }}>
        {reports.map((report) => (
          <OpenReport
            key={`${report.id} ${JSON.stringify(report.change)}`}
            report={report}
            path={`${path}/${report.id}`}
            onDone={done(report)}
          />
        ))}
      </ul>
      <p role="status">{status}</p>
    </section>
  );
};
