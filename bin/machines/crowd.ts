import https from "node:https";
import { setTimeout as sleep } from "node:timers/promises";
import { giveByBrowser, whyNot } from "../../backend/src/donations/testing/browser-donor.ts";
import { amountOf, cardNumber } from "../../backend/src/donations/testing/donation-form.ts";

const readers = 32;
/** Between two pages of a reader. */
const pauseMs = 300;
const donorsEveryMs = 250;
const patienceMs = 60_000;

/**
 * `at` is when the donor had an answer or gave up, so that a kill counts for who waited while it came. `said` is what a donor was
 * told who was not thanked: the host's words, or what came in place of an answer.
 */
export type DonorStory = { at: number; cents: number; approved: boolean; said: string };

/**
 * Thirty-two readers of these pages, and four donors a second, each with a card and a sum of their own, by which their charge
 * is known. `stop` waits until the last donor has an answer.
 */
export function startCrowd(site: URL, pages: readonly string[]) {
  let goesOn = true;
  const lost: { at: number; page: string; why: string }[] = [];
  const stories: DonorStory[] = [];
  let read = 0;
  const agent = new https.Agent({ keepAlive: true, maxSockets: readers });

  const open = (page: string) =>
    new Promise<number>((resolve, reject) => {
      https
        .get(new URL(page, site), { agent, headers: { "accept-encoding": "br" } }, (answer) => {
          answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
          answer.on("error", reject);
        })
        .on("error", reject);
    });

  async function reader(first: number) {
    for (let round = first; goesOn; round += 1) {
      const page = pages[round % pages.length] ?? "/";
      const why = await open(page).then(
        (status) => (status === 200 ? undefined : String(status)),
        (error: Error) => error.message,
      );
      read += 1;
      if (why) lost.push({ at: Date.now(), page, why });
      await sleep(pauseMs);
    }
  }

  async function donor(index: number) {
    const cents = 5_000 + index;
    const fields = {
      ...amountOf((cents / 100).toFixed(2)),
      card_number: cardNumber(400_000_000_000_000 + index),
    };
    const { approved, last, lost } = await giveByBrowser(site.origin, { fields, patienceMs }).catch(
      (error: unknown) => ({ approved: false, last: undefined, lost: `human check: ${whyNot(error)}` }),
    );
    const said = last && "Message" in last ? last.Message : `no answer (${lost})`;
    stories.push({ at: Date.now(), cents, approved, said });
  }

  const donors: Promise<void>[] = [];
  const coming = setInterval(() => donors.push(donor(donors.length)), donorsEveryMs);
  const reading = Array.from({ length: readers }, (_, first) => reader(first * 3));

  return {
    lost,
    stories,
    pagesRead: () => read,
    async stop() {
      goesOn = false;
      clearInterval(coming);
      await Promise.all([...reading, ...donors]);
      agent.destroy();
    },
  };
}
