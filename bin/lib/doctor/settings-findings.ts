import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { settingsFaults as backendFaults } from "../../../backend/src/env.ts";
import { type Finding, good, notice, wrong } from "../../../backend/src/platform/doctor/finding.ts";
import { settingsFaults as siteFaults } from "../../../site/server/env.ts";
import { root } from "../build.ts";

const about = "Settings";

/** All settings that there are, as `.env.example` has them. */
export function knownSettings(): string[] {
  const example = readFileSync(path.join(root, ".env.example"), "utf8");
  return [...example.matchAll(/^#([A-Z][A-Z_0-9]+)=/gm)].map(([, name]) => name ?? "");
}

/** By how many letters that are changed, added or left out two names differ. */
function lettersApart(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** What is written in `.env` under a name that nobody reads: a slip, or something of another programme. */
function unknownNames(written: Record<string, string | undefined>, known: string[]): Finding[] {
  return Object.keys(written)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const meant = known.find((each) => lettersApart(each, name.toUpperCase()) <= 2);
      return meant
        ? wrong(
            about,
            `${name} in .env is no setting, so it changes nothing`,
            `${meant} is meant, it seems: correct the name.`,
          )
        : notice(about, `${name} in .env is no setting of this system`);
    });
}

const leftFromExample =
  /user:password@|\bchange[-_ ]?me\b|^<.*>$|^your[-_ ]|@(.+\.)?example(\.(com|org|net))?\b|\/\/([^/]+\.)?example(\.(com|org|net))?([:/]|$)/i;
/** A default of ours, and shown with who the charity is or the accounts of staff. */
const mayBeExample = ["ADMIN_EMAIL"];

/** Values that were taken over from an example: they are none of a real site. */
const placeholders = (given: NodeJS.ProcessEnv, known: string[]): Finding[] =>
  known
    .filter((name) => !mayBeExample.includes(name) && leftFromExample.test(given[name] ?? ""))
    .map((name) =>
      wrong(about, `${name} still has a value of an example`, "Set your own, or take the line out of .env."),
    );

const nameIn = (line: string): string => /^[A-Z_0-9]+/.exec(line)?.[0] ?? about;

/** A line of the schemas as a sentence. */
function faultFinding(line: string): Finding {
  const name = nameIn(line);
  return wrong(
    about,
    `${name} does not fit (${line.slice(name.length + 2)})`,
    `Correct ${name} in .env, or where your server sets it; .env.example says what it is. Nothing starts before.`,
  );
}

/** With a wrong one of these another system would be asked than the one that is meant. */
const places = [
  ...["NODE_ENV", "DATA_DIR", "DATABASE_URL", "PORT", "BACKEND_PORT", "GATEWAY_SIMULATOR_PORT"],
  ...["SITE_URL", "SITE_INTERNAL_URL", "BACKEND_URL", "BACKEND_ADMIN_ORIGIN"],
];

function mapFindings({ GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_MAP_ID: style }: NodeJS.ProcessEnv): Finding[] {
  if (!key)
    return [
      notice(
        "Google Maps",
        "not set up (GOOGLE_MAPS_KEY): groups are shown on our own map, which needs no other company",
      ),
    ];
  if (!/^AIza[\w-]{35}$/.test(key))
    return [
      wrong(
        "Google Maps",
        "GOOGLE_MAPS_KEY does not look like a key of Google, which begins with AIza and has 39 characters",
        "Copy it anew from Google's console (Credentials).",
      ),
    ];
  return [
    good(
      "Google Maps",
      "the key looks like one of Google's. Whether it works for this site's address shows a look at the map",
    ),
    ...(style && style !== "DEMO_MAP_ID"
      ? []
      : [
          notice(
            "Google Maps",
            "GOOGLE_MAPS_MAP_ID is Google's for trying: make a style of your own in Google's console",
          ),
        ]),
  ];
}

/**
 * What is to be said of the settings by themselves. `wrongNames`: those whose value cannot be used; `arePlacesKnown`: what the
 * others name can be asked all the same.
 */
export function settingsFindings(given: NodeJS.ProcessEnv, dotEnv: string | undefined) {
  const known = knownSettings();
  // Of what both read, one line is enough.
  const faults = [...siteFaults(given), ...backendFaults(given)].filter(
    (line, at, all) => all.findIndex((other) => nameIn(other) === nameIn(line)) === at,
  );
  const wrongNames = faults.map(nameIn);
  const findings = [
    ...faults.map(faultFinding),
    ...unknownNames(dotEnv === undefined ? {} : parseEnv(dotEnv), known),
    ...placeholders(given, known),
  ];
  const count = known.filter((name) => given[name]).length;
  const allFit = good(
    about,
    `${count} are given, and all fit${dotEnv === undefined ? "; there is no file .env" : ""}`,
  );
  return {
    wrongNames,
    arePlacesKnown: !wrongNames.some((name) => places.includes(name)),
    findings: [
      ...findings,
      ...(findings.some(({ state }) => state === "wrong") ? [] : [allFit]),
      ...mapFindings(given),
    ],
  };
}
