import { Counter, Gauge, Histogram, Registry } from "prom-client";

declare global {
  // The server's bundles may hold this module more than once; all of them count in one place.
  var countedInProcess: Registry | undefined;
}

/** What the backend counts, for as long as the process lasts. */
export const counted: Registry = globalThis.countedInProcess ?? new Registry();
globalThis.countedInProcess = counted;

/** Each label with all its values: nothing else is ever one, and so no name, no address and nothing that was typed. */
type Labels = Readonly<Record<string, readonly string[]>>;
type Chosen<Allowed extends Labels> = { [Label in keyof Allowed]: Allowed[Label][number] };
type Named<Allowed extends Labels> = { name: string; help: string; labels: Allowed };

function combinations(labels: Labels): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (all, [label, values]) => all.flatMap((each) => values.map((value) => ({ ...each, [label]: value }))),
    [{}],
  );
}

/** A metric that another copy of its module may have made already. */
function once<Metric>(name: string, make: () => Metric): Metric {
  return (counted.getSingleMetric(name) as Metric | undefined) ?? make();
}

/** What only grows. Each combination begins at nothing, so that the first one counted shows as a growth. */
export function counter<const Allowed extends Labels>({ name, help, labels }: Named<Allowed>) {
  const metric = once(
    name,
    () => new Counter({ name, help, labelNames: Object.keys(labels), registers: [counted] }),
  );
  for (const each of combinations(labels)) metric.inc(each, 0);
  return (chosen: Chosen<Allowed>, by = 1): void => metric.inc({ ...chosen }, by);
}

/** Durations in seconds. */
export function durations<const Allowed extends Labels>(
  { name, help, labels }: Named<Allowed>,
  buckets: number[],
) {
  const metric = once(name, () => {
    const made = new Histogram({
      name,
      help,
      labelNames: Object.keys(labels),
      buckets,
      registers: [counted],
    });
    for (const each of combinations(labels)) made.zero(each);
    return made;
  });
  return (chosen: Chosen<Allowed>, ms: number): void => metric.observe({ ...chosen }, ms / 1_000);
}

type Length = Gauge & { sources: Set<() => number> };

/** How many wait, of all rows that are looked at. `add` names one more row. */
export function waitingIn({ name, help }: { name: string; help: string }): { add(row: () => number): void } {
  const metric = once(name, (): Length => {
    const sources = new Set<() => number>();
    const collect = function (this: Gauge) {
      this.set([...sources].reduce((sum, row) => sum + row(), 0));
    };
    return Object.assign(new Gauge({ name, help, registers: [counted], collect }), { sources });
  });
  return { add: (row) => void metric.sources.add(row) };
}
