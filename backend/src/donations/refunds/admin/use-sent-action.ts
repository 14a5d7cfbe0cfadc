import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import * as z from "zod/mini";
import { refusalWords } from "../../../platform/admin/refusal-words.ts";

const done = z.object({ message: z.string() });

/** Sends what staff decided, says what came of it, and shows the page as it is then. */
export function useSentAction() {
  const router = useRouter();
  const [status, say] = useState("");
  const send = async (url: string, body: object) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (!response?.ok) return say(await refusalWords(response));
    say("");
    // The form goes with the new state of the page, and the words stay.
    toast.success(done.safeParse(await response.json()).data?.message ?? "");
    router.refresh();
  };
  return { status, say, send };
}
