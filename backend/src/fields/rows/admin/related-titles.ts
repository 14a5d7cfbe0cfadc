"use client";

import { useConfig } from "@payloadcms/ui";
import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";

type Related = { collection: string; id: string };
type Titles = Map<string, string>;

const keyOf = ({ collection, id }: Related) => `${collection}/${id}`;
const answerSchema = z.object({ docs: z.array(z.record(z.string(), z.unknown())) });

/** What was read once is not asked for again until the admin is opened anew. */
const read = new Map<string, Promise<string | undefined>>();
const waiting = new Map<string, { ids: Set<string>; answer: Promise<Titles> }>();

/** All rows of a form ask in one moment: one request for each collection answers them. */
function askFor(api: string, { collection, id }: Related, title: string): Promise<string | undefined> {
  const own = waiting.get(collection) ?? gather(api, collection, title);
  own.ids.add(id);
  return own.answer.then((titles) => titles.get(id));
}

function gather(api: string, collection: string, title: string) {
  const ids = new Set<string>();
  const answer = Promise.resolve().then(async () => {
    waiting.delete(collection);
    const query = new URLSearchParams({
      "where[id][in]": [...ids].join(","),
      [`select[${title}]`]: "true",
      depth: "0",
      pagination: "false",
      draft: "true",
    });
    const response = await fetch(`${api}/${collection}?${query}`, { credentials: "include" });
    const { docs } = answerSchema.parse(await response.json());
    return new Map(docs.map((doc) => [String(doc.id), String(doc[title] ?? "")]));
  });
  const own = { ids, answer };
  waiting.set(collection, own);
  return own;
}

/** The titles of documents that a row points to, as they come. A row that cannot be told is named by its number. */
export function useRelatedTitles(related: Related[]): (collection: string, id: string) => string | undefined {
  const { config, getEntityConfig } = useConfig();
  const [titles, setTitles] = useState<Titles>(new Map());
  const wanted = related.map(keyOf).join(" ");
  const asked = useMemo(
    () =>
      wanted === ""
        ? []
        : wanted.split(" ").map((key) => {
            const [collection = "", id = ""] = key.split("/");
            return { collection, id };
          }),
    [wanted],
  );
  useEffect(() => {
    let isOver = false;
    for (const one of asked) {
      const { admin } = getEntityConfig({ collectionSlug: one.collection }) ?? {};
      const key = keyOf(one);
      const answer = read.get(key) ?? askFor(config.routes.api, one, admin?.useAsTitle ?? "id");
      read.set(key, answer);
      answer.then(
        (title) => {
          if (!isOver && title) setTitles((before) => new Map(before).set(key, title));
        },
        () => read.delete(key),
      );
    }
    return () => {
      isOver = true;
    };
  }, [asked, config.routes.api, getEntityConfig]);
  return (collection, id) => titles.get(keyOf({ collection, id }));
}
