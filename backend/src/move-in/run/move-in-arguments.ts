import path from "node:path";
import { parseArgs } from "node:util";
import { kindsOf } from "../source/old-items.ts";

export const moveInUsage = `Usage: npm run move-in -- --from https://cms.example/graphql [--user NAME, its application password in MOVE_IN_PASSWORD]
  or:  npm run move-in -- --recordings DIR
  with [--only pages,groups] [--hosts www.old.example,old.example] [--since YYYY-MM-DD] [--media DIR] [--dry-run] [--report DIR]
  and to take everything back: npm run move-in -- --undo [--dry-run]`;

export type MoveInRequest = {
  from: string | undefined;
  recordings: string | undefined;
  media: string | undefined;
  only: string[] | undefined;
  hosts: string[] | undefined;
  since: string | undefined;
  user: string | undefined;
  password: string | undefined;
  isDry: boolean;
  undo: boolean;
  /** The folder of the report. */
  report: string;
};

/**
 * What the words behind the command ask for. The password comes from the environment, since others on the server see the words.
 *
 * @throws Error in words for who typed them.
 */
export function readMoveInRequest(
  words: readonly string[],
  settings: Record<string, string | undefined>,
): MoveInRequest {
  const text = { type: "string" } as const;
  const yes = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    args: [...words],
    options: {
      from: text,
      recordings: text,
      media: text,
      only: text,
      hosts: text,
      since: text,
      user: text,
      report: text,
      "dry-run": yes,
      undo: yes,
    },
  });
  const { from, recordings, media, since, user, undo } = values;
  if (!undo && (from === undefined) === (recordings === undefined))
    throw new Error("Say where the content comes from: --from or --recordings, one of the two.");
  if (from !== undefined && !/^https?:\/\//.test(from)) throw new Error(`--from: ${from} is no web address.`);
  if (since !== undefined && Number.isNaN(Date.parse(since)))
    throw new Error(`--since: ${since} is no date. Write it as 2026-11-28.`);
  const listed = (names: string | undefined) =>
    names
      ?.split(",")
      .map((name) => name.trim())
      .filter(Boolean);
  const password = settings.MOVE_IN_PASSWORD;
  if (user !== undefined && !password)
    throw new Error("MOVE_IN_PASSWORD: with --user its password is needed.");
  const absolute = (folder: string | undefined) => folder && path.resolve(settings.INIT_CWD ?? "", folder);
  return {
    from,
    recordings: absolute(recordings),
    media: absolute(media),
    only: kindsOf(listed(values.only)),
    hosts: listed(values.hosts),
    since,
    user,
    password,
    isDry: values["dry-run"],
    undo,
    report: absolute(values.report) ?? path.resolve(settings.DATA_DIR ?? ".data"),
  };
}
