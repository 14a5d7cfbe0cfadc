/**
 * A process in which staff create, save, publish and delete without pause, all kinds at once, until it is killed. It begins
 * when it hears something. Arguments: name of its documents, id of a province, first state, seed. Each line that it prints is a
 * step begun or done.
 */
import { once } from "node:events";
import { writeSync } from "node:fs";
import { getPayload } from "payload";
import config from "../../payload.config.ts";
import { type Editing, editors, type Kind, kinds } from "./edited-content.ts";
import { randomFrom } from "./random-from.ts";

const [name = "", province = "", first = "", seed = ""] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
payload.logger.level = "silent";

const random = randomFrom(Number(seed));

// At once and not by way of a buffer: what is said is not lost with the process.
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);

async function edit(kind: Kind, { drafts, save, remove }: Editing) {
  let id: number | undefined;
  for (let state = Number(first); ; state += 1) {
    const deletes = id !== undefined && remove && random() < 0.2;
    const step = { kind, state, how: deletes ? "delete" : drafts && random() < 0.4 ? "draft" : "publish" };
    say({ ...step, done: false });
    if (deletes && remove && id !== undefined) {
      await remove(id);
      id = undefined;
    } else {
      id = await save(id, { state, draft: step.how === "draft" });
    }
    say({ ...step, done: true });
  }
}

say({ ready: true });
await once(process.stdin, "data");
const all = editors(payload, name, Number(province));
await Promise.all(kinds.map((kind) => edit(kind, all[kind])));
