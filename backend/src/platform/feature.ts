import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import type { CollectionConfig, Config, Endpoint, GlobalConfig, Plugin, TaskConfig } from "payload";
import type { Area } from "../access/rights.ts";
import type { AuditLog, Outbox } from "../payload-types.ts";
import type { Question } from "./doctor/question.ts";
import type { HealthSource } from "./health/health-source.ts";
import { underLease } from "./jobs/under-lease.ts";
import type { Holds } from "./personal-data/holds.ts";
import { type NewRecord, type Screen, viewOf } from "./screen.ts";
import type { SearchSource } from "./search-source.ts";
import type { TodaySource } from "./today-line.ts";

/** What is written down in the log, with the words staff read. The value is stored; the area decides who reads the line. */
export type LogAction = { value: AuditLog["action"]; label: string; area: Area };

/** A kind of mail, with the words staff read. The value is stored; the area decides who sees the mail. */
export type KindOfMail = {
  value: Outbox["kind"];
  label: string;
  area: Area;
  /** For how long the words of such a mail are kept. */
  kept: RetentionKind;
  /** Its subject is deleted one day, and the number may then be given to another row, which the mail is not about. */
  isAboutWhatGoes?: true;
  /** What it would say is over with the record that it is about: one that waits does not hold up the erasing of a person. */
  isNotWaitedFor?: true;
  /**
   * The office is not told of one that could not be sent: a notice that did not reach the office is no reason for another to
   * the same address, and whoever types a wrong address into the newsletter form is not to use up the office's attention.
   */
  isUnreported?: true;
};

type AnyTask = TaskConfig | TaskConfig<{ input: object; output: object }>;

/** A queue of its own for jobs that may take long: when it is looked through, and how many of its jobs are run at once. */
export type Queue = { name: string; cron: string; limit: number };

type AdminComponents = NonNullable<NonNullable<Config["admin"]>["components"]>;

/** What a part of the backend brings: all that `payload.config.ts` knows of it. */
export type Feature = {
  collections?: CollectionConfig[];
  globals?: GlobalConfig[];
  endpoints?: Endpoint[];
  tasks?: AnyTask[];
  queues?: Queue[];
  logActions?: LogAction[];
  mailKinds?: KindOfMail[];
  /** What it holds on persons, for how long, and what becomes of it when somebody asks. */
  holds?: Holds[];
  /** What `npm run doctor` asks of its settings and services. */
  questions?: Question[];
  /** What `/healthz` and whoever watches hear of it. */
  health?: HealthSource;
  /** What it adds to collections and globals of other features, by their slugs. */
  adds?: {
    collections?: Record<string, (collection: CollectionConfig) => CollectionConfig>;
    globals?: Record<string, (global: GlobalConfig) => GlobalConfig>;
  };
  /**
   * Its part of the admin: screens with their places in the menu, what it says on the first one and has staff begin there,
   * where it looks for what is searched for, views without a menu.
   */
  admin?: Pick<AdminComponents, "actions" | "header" | "providers" | "views"> & {
    screens?: Screen[];
    today?: TodaySource[];
    newRecords?: NewRecord[];
    search?: SearchSource[];
    notices?: Notice[];
  };
};

/** A notice on the first screen, by the path of its component. What cannot wait stands first. */
export type Notice = { component: string; urgency: "now" | "soon" | "some day" };
const byUrgency = ["now", "soon", "some day"] satisfies Notice["urgency"][];

type Registered = {
  logActions?: LogAction[];
  mailKinds?: KindOfMail[];
  holds?: Holds[];
  questions?: Question[];
  health?: HealthSource[];
  screens?: Screen[];
  today?: TodaySource[];
  newRecords?: NewRecord[];
  search?: SearchSource[];
  notices?: Notice[];
  adds?: NonNullable<Feature["adds"]>[];
};

/** The feature as a plugin of the library. */
export const feature =
  (brings: Feature): Plugin =>
  (config) => {
    const { adds, admin = {}, tasks = [], queues = [] } = brings;
    const { components = {} } = config.admin ?? {};
    const registered: Registered = config.custom ?? {};
    const { autoRun = [] } = config.jobs ?? {};
    if (typeof autoRun === "function") throw new Error("The queues are a list");
    const notices = [...(registered.notices ?? []), ...(admin.notices ?? [])];
    return {
      ...config,
      collections: [...(config.collections ?? []), ...(brings.collections ?? [])],
      globals: [...(config.globals ?? []), ...(brings.globals ?? [])],
      endpoints: [...(config.endpoints ?? []), ...(brings.endpoints ?? [])],
      jobs: {
        ...config.jobs,
        tasks: [...(config.jobs?.tasks ?? []), ...tasks.map((task) => underLease(task))],
        autoRun: [
          ...autoRun,
          ...queues.map(({ name, cron, limit }) => ({ cron, queue: name, limit, silent: true })),
        ],
      },
      admin: {
        ...config.admin,
        components: {
          ...components,
          actions: [...(components.actions ?? []), ...(admin.actions ?? [])],
          header: [...(components.header ?? []), ...(admin.header ?? [])],
          providers: [...(components.providers ?? []), ...(admin.providers ?? [])],
          beforeDashboard: byUrgency.flatMap((urgency) =>
            notices.filter((notice) => notice.urgency === urgency).map(({ component }) => component),
          ),
          views: {
            ...components.views,
            ...admin.views,
            ...Object.fromEntries((admin.screens ?? []).map(viewOf)),
          },
        },
      },
      custom: {
        ...config.custom,
        logActions: [...(registered.logActions ?? []), ...(brings.logActions ?? [])],
        mailKinds: [...(registered.mailKinds ?? []), ...(brings.mailKinds ?? [])],
        holds: [...(registered.holds ?? []), ...(brings.holds ?? [])],
        questions: [...(registered.questions ?? []), ...(brings.questions ?? [])],
        health: [...(registered.health ?? []), ...(brings.health ? [brings.health] : [])],
        screens: [...(registered.screens ?? []), ...(admin.screens ?? [])],
        today: [...(registered.today ?? []), ...(admin.today ?? [])],
        newRecords: [...(registered.newRecords ?? []), ...(admin.newRecords ?? [])],
        search: [...(registered.search ?? []), ...(admin.search ?? [])],
        notices,
        adds: [...(registered.adds ?? []), ...(adds ? [adds] : [])],
      },
    };
  };

type WithCustom = { custom?: Record<string, unknown> };

/** The actions of the log of all features. */
export const logActionsOf = (config: WithCustom): LogAction[] =>
  (config.custom as Registered)?.logActions ?? [];

/** The kinds of mail of all features. */
export const mailKindsOf = (config: WithCustom): KindOfMail[] =>
  (config.custom as Registered)?.mailKinds ?? [];

/** What all features hold on persons, in their order: what sends mails stands before the mails. */
export const holdsOf = (config: WithCustom): Holds[] => (config.custom as Registered)?.holds ?? [];

/** @throws Error for a slug that is none: what was meant for it would be left out without a word. */
function mustBeThere(slugs: readonly string[], there: readonly { slug: string }[] | undefined): void {
  const lost = slugs.filter((slug) => !there?.some((each) => each.slug === slug));
  if (lost.length > 0) throw new Error(`No feature brings ${lost.join(", ")}`);
}

/** Gives the collections and globals what other features add to them. It stands after all features. */
export const additions: Plugin = (config) => {
  const { adds = [] }: Registered = config.custom ?? {};
  for (const { collections = {}, globals = {} } of adds) {
    mustBeThere(Object.keys(collections), config.collections);
    mustBeThere(Object.keys(globals), config.globals);
  }
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      adds.reduce((each, { collections }) => collections?.[each.slug]?.(each) ?? each, collection),
    ),
    globals: config.globals?.map((global) =>
      adds.reduce((each, { globals }) => globals?.[each.slug]?.(each) ?? each, global),
    ),
  };
};

type Changes = {
  collections: readonly string[] | "all";
  collection: (collection: CollectionConfig) => CollectionConfig;
  globals?: (global: GlobalConfig) => boolean;
  global?: (global: GlobalConfig) => GlobalConfig;
};

/** A plugin that changes these collections and globals, whichever features they are of. */
export const changing =
  ({ collections, collection, globals = () => false, global = (each) => each }: Changes): Plugin =>
  (config) => {
    if (collections !== "all") mustBeThere(collections, config.collections);
    return {
      ...config,
      collections: config.collections?.map((each) =>
        collections === "all" || collections.includes(each.slug) ? collection(each) : each,
      ),
      globals: config.globals?.map((each) => (globals(each) ? global(each) : each)),
    };
  };
