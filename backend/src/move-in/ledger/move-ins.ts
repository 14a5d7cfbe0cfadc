import type { CollectionConfig, Payload, PayloadRequest } from "payload";
import { z } from "zod";
import { ownRecords } from "../../access/collection-access.ts";
import { newFindingSchema } from "./findings.ts";

/** How a run stands. */
export const runStates = {
  waiting: "Waits for its turn",
  running: "Under way",
  done: "Done",
  failed: "Stopped by a fault; it goes on where it was",
  undone: "Taken back",
} as const;
export type RunState = keyof typeof runStates;

/** Each time that somebody had content brought over, or taken back. */
export const moveIns: CollectionConfig = {
  slug: "move-ins",
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  access: ownRecords,
  admin: { hidden: true },
  fields: [
    { name: "state", type: "text", required: true, index: true },
    { name: "source", type: "text", required: true },
    { name: "asked", type: "json", required: true },
    /** The sealed password of the old site, for as long as the run may need it. */
    { name: "password", type: "text" },
    { name: "startedBy", type: "text" },
    /** The process that is at work on it, as `MACHINE PROCESS`. */
    { name: "worker", type: "text" },
    { name: "finishedAt", type: "date" },
    { name: "progress", type: "json" },
    { name: "outcome", type: "json" },
    { name: "fault", type: "textarea" },
  ],
};

/** What a run was asked to bring. */
export const askedSchema = z.object({
  only: z.array(z.string()).optional(),
  since: z.string().optional(),
  /** Names that the old site had before, which stand in its texts. */
  hosts: z.array(z.string()).optional(),
  user: z.string().optional(),
  undo: z.boolean().optional(),
  /** Says what would come, and writes nothing but how this run went. */
  trial: z.boolean().optional(),
});
export type Asked = z.output<typeof askedSchema>;

const progressSchema = z.object({
  /** What it is at, in words. */
  at: z.string(),
  done: z.number(),
  of: z.number(),
  secondsLeft: z.number().optional(),
});
export type Progress = z.output<typeof progressSchema>;

const countSchema = z.object({
  kind: z.string(),
  there: z.number(),
  here: z.number(),
  made: z.number(),
  changed: z.number(),
  same: z.number(),
  leftOut: z.number(),
});
export type Count = z.output<typeof countSchema>;

const changeSchema = z.object({
  what: z.enum(["made", "changed", "taken off", "taken back"]),
  kind: z.string(),
  title: z.string(),
  there: z.string().optional(),
  collection: z.string(),
  document: z.number(),
});
export type Change = z.output<typeof changeSchema>;

const outcomeSchema = z.object({
  counts: z.array(countSchema),
  changes: z.array(changeSchema),
  /** What a trial found: lines that are not to be ticked off. */
  findings: z.array(newFindingSchema).optional(),
});
export type Outcome = z.output<typeof outcomeSchema>;

const runSchema = z.object({
  id: z.number(),
  state: z.enum(Object.keys(runStates) as [RunState, ...RunState[]]),
  source: z.string(),
  asked: askedSchema,
  password: z.string().nullish(),
  startedBy: z.string().nullish(),
  worker: z.string().nullish(),
  updatedAt: z.string(),
  createdAt: z.string(),
  finishedAt: z.string().nullish(),
  progress: progressSchema.nullish(),
  outcome: outcomeSchema.nullish(),
  fault: z.string().nullish(),
});
export type Run = z.output<typeof runSchema>;
type NewRun = Pick<Run, "source" | "asked" | "state"> & Partial<Run>;

/** A new run; with a `req` as a part of the save that it belongs to. */
export async function beginRun(payload: Payload, run: NewRun, req?: PayloadRequest): Promise<Run> {
  const options = { collection: "move-ins", data: run, depth: 0, ...(req && { req }) } as const;
  return runSchema.parse(await payload.create(options));
}

/** Changes what is kept of a run; with a `req` as a part of the save that it belongs to. */
export async function noteRun(
  payload: Payload,
  id: number,
  change: Partial<Omit<Run, "id">>,
  req?: PayloadRequest,
): Promise<void> {
  await payload.update({ collection: "move-ins", id, data: change, depth: 0, ...(req && { req }) });
}

/** The runs so far, the newest first. */
export async function runsOf(payload: Payload): Promise<Run[]> {
  const { docs } = await payload.find({ collection: "move-ins", sort: "-id", limit: 20, depth: 0 });
  return docs.map((doc) => runSchema.parse(doc));
}

export async function runOf(payload: Payload, id: number): Promise<Run> {
  return runSchema.parse(await payload.findByID({ collection: "move-ins", id, depth: 0 }));
}

/** Removes a run that could not be begun. */
export const dropRun = (payload: Payload, id: number) => payload.delete({ collection: "move-ins", id });
