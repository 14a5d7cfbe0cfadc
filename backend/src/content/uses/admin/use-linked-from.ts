"use client";

import { useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";

const usesSchema = z.object({
  holding: z.array(z.string()),
  linking: z.array(z.string()),
  forms: z.record(z.string(), z.string()),
});
export type Uses = z.output<typeof usesSchema>;

/** What shows or links to the document of this form: read as the form opens, if it is to be, and whenever it is asked for. */
export function useLinkedFrom({ atOnce }: { atOnce: boolean }): {
  uses: Uses | undefined;
  failed: boolean;
  ask: () => Promise<Uses | undefined>;
} {
  const { id, collectionSlug, isTrashed } = useDocumentInfo();
  const { api } = useConfig().config.routes;
  const [uses, setUses] = useState<Uses>();
  const [failed, setFailed] = useState(false);
  const ask = useCallback(async () => {
    if (!id || isTrashed) return undefined;
    setFailed(false);
    try {
      const answer = await fetch(`${api}/${collectionSlug}/${id}/linked-from`);
      const found = usesSchema.parse(await answer.json());
      setUses(found);
      return found;
    } catch {
      setFailed(true);
      return undefined;
    }
  }, [api, collectionSlug, id, isTrashed]);
  useEffect(() => {
    if (atOnce) void ask();
  }, [ask, atOnce]);
  return { uses, failed, ask };
}
