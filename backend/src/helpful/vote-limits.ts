import { createHash, randomBytes } from "node:crypto";
import { clientNetwork } from "@pcf/contract/client-network";

const spanMs = 10 * 60_000;
/** A reader may look at many pages, and a clinic be many readers behind one address; a script does not stop at twenty. */
const mostOfOne = 20;
/** What all readers together press in ten minutes of the busiest day is far below: more is a flood from many networks. */
const mostOfAll = 2_000;

/**
 * How many answers are counted within ten minutes, of one network and of all. What tells networks apart is scrambled with a
 * number that this process drew, is forgotten after ten minutes, and is never written down.
 */
export function voteLimits(clock: () => number = Date.now) {
  let salt = randomBytes(16);
  let begunAt = clock();
  let all = 0;
  const ofNetworks = new Map<string, number>();
  return {
    /** Whether one more may be counted; then it is one of them. */
    admits(address: string): boolean {
      if (clock() - begunAt >= spanMs) {
        begunAt = clock();
        salt = randomBytes(16);
        all = 0;
        ofNetworks.clear();
      }
      const network = createHash("sha256").update(salt).update(clientNetwork(address)).digest("base64");
      const ofOne = ofNetworks.get(network) ?? 0;
      if (ofOne >= mostOfOne || all >= mostOfAll) return false;
      all += 1;
      ofNetworks.set(network, ofOne + 1);
      return true;
    },
  };
}
