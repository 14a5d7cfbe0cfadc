import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import * as z from "zod/mini";
import { type Sending, sendAction } from "./send-action.ts";

const changed = z.object({ message: z.string() });

type Told = Pick<Sending, "method"> & {
  /** Said once it is done; left out where the server answers what has changed: `{ message }`. */
  done?: string;
  /** The page that is shown then, where it is another one. */
  next?: string;
  /** A refusal is said in a toast, and the page is shown as it is then: for a button that has no place for words. */
  refusedByToast?: boolean;
};

/**
 * Sends what staff decided, says what came of it, and shows the page as it is then. `status` is why it was not done; `send`
 * answers whether it was.
 */
export function useSentAction() {
  const router = useRouter();
  const [status, say] = useState("");
  const send = async (url: string, body?: object, told: Told = {}) => {
    const { method = "POST", done, next, refusedByToast = false } = told;
    const { refused, answer } = await sendAction(url, body, { method });
    if (refused !== undefined && refusedByToast) {
      toast.error(refused);
      router.refresh();
      return false;
    }
    say(refused ?? "");
    if (refused !== undefined) return false;
    // What was pressed may go with the new state of the page, and the words stay.
    toast.success(done ?? changed.safeParse(answer).data?.message ?? "");
    if (next !== undefined) router.push(next);
    router.refresh();
    return true;
  };
  return { status, say, send };
}
