import { parse, print } from "graphql";
import { z } from "zod";
import { OldSiteError } from "./old-site-error.ts";
import type { Answer, Politeness, PoliteRequest } from "./polite-requests.ts";
import { type GraphqlError, withoutUnknownFields } from "./without-unknown-fields.ts";

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        locations: z.array(z.object({ line: z.number(), column: z.number() })).nullish(),
      }),
    )
    .nullish(),
});

const mostBytes = 64 * 1024 * 1024;
/** Each answer names at least one field more that is not known. */
const mostRounds = 60;

type Variables = Record<string, string | number | undefined>;
/**
 * Answers with `data`; undefined where the site knows nothing of what was asked.
 *
 * @param name what is asked for, as it stands in messages.
 */
export type AskGraphql = (
  name: string,
  query: string,
  variables: Variables,
) => Promise<Record<string, unknown> | undefined>;

type Settings = {
  endpoint: URL;
  authorization?: string;
  request: PoliteRequest;
  politeness: Politeness;
  notice: (words: string) => void;
};

/** @throws OldSiteError when it is no answer of GraphQL. */
function parsed({ status, body }: Answer, endpoint: URL) {
  const answer = answerSchema.safeParse(jsonOf(body));
  if (answer.success && (status < 400 || answer.data.errors?.length)) return answer.data;
  if (status === 401 || status === 403)
    throw new OldSiteError(
      `${endpoint.href} refuses us (it answers ${status}). Are user and password right?`,
      {
        status,
      },
    );
  if (status === 404) throw new OldSiteError(`There is nothing at ${endpoint.href}.`, { status });
  throw new OldSiteError(
    `What ${endpoint.href} answers (with ${status}) is not GraphQL. Its whole address is needed, such as https://cms.example/graphql.`,
    { status },
  );
}

function jsonOf(body: Buffer): unknown {
  try {
    // Some plug-ins put a byte order mark before everything that a site says.
    return JSON.parse(body.toString("utf8").replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

/**
 * Asks the old site by GraphQL. Answers with errors are not taken, though their status be 200 and part of the data there: fields
 * that an older site does not know are left out, each with a notice, and whatever else is wrong ends it.
 */
export function graphqlClient({
  endpoint,
  authorization,
  request,
  politeness,
  notice,
}: Settings): AskGraphql {
  /** The queries as this site knows them, by those of ours. */
  const known = new Map<string, string | undefined>();
  const noticed = new Set<string>();
  let nextAt = 0;

  async function inTime(): Promise<void> {
    const now = performance.now();
    const wait = nextAt - now;
    nextAt = Math.max(now, nextAt) + politeness.pauseMs;
    if (wait > 0) await politeness.sleep(wait);
  }

  async function once(query: string, variables: Variables) {
    await inTime();
    const answer = await request({
      ...{ url: endpoint, mostBytes, body: JSON.stringify({ query, variables }) },
      headers: {
        ...{ "content-type": "application/json", accept: "application/json" },
        ...(authorization && { authorization }),
      },
    });
    return parsed(answer, endpoint);
  }

  function lesser(name: string, query: string, errors: GraphqlError[]): string | undefined {
    const found = withoutUnknownFields(query, errors);
    if (!found) {
      const words = errors.map(({ message }) => `"${message}"`).join(", ");
      throw new OldSiteError(`The old site does not tell its ${name}. It answers ${words}.`);
    }
    for (const field of found.leftOut)
      if (!noticed.has(field)) {
        noticed.add(field);
        notice(`The old site does not know the field ${field}: nothing of it comes over.`);
      }
    return found.query;
  }

  return async (name, ours, variables) => {
    let query = known.has(ours) ? known.get(ours) : print(parse(ours));
    for (let round = 0; round < mostRounds; round += 1) {
      known.set(ours, query);
      if (query === undefined) return undefined;
      const { data, errors } = await once(query, variables);
      if (!errors?.length) return data ?? {};
      query = lesser(name, query, errors);
    }
    throw new OldSiteError(`The old site knows too little to tell its ${name}.`);
  };
}
