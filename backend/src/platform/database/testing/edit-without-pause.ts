/**
 * A process in which staff create, save, publish, trash and delete without pause, all kinds at once, until it is killed. It begins
 * when it hears something. Arguments: name of its documents, id of a province, first state, seed. Each line that it prints is a
 * step begun or done.
 */
import { once } from "node:events";
import { writeSync } from "node:fs";
import { getPayload } from "payload";
import config from "../../../payload.config.ts";
import { type Editing, editors, type Kind, kinds } from "./edited-content.ts";
import { randomFrom } from "./random-from.ts";

const [name = "", province = "", first = "", seed = ""] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
payload.logger.level = "silent";

const random = randomFrom(Number(seed));

// At once and not by way of a buffer: what is said is not lost with the process.
const say = (line: object) => writeSync(1, `${JSON.stringify(line)}\n`);

async function edit(kind: Kind, { drafts, save, trash }: Editing) {
  let id: number | undefined;
  let inTrash = false;
  for (let state = Number(first); ; state += 1) {
    const how = chooseStep({ exists: id !== undefined, inTrash, drafts, trash });
    say({ kind, state, how, done: false });
    if (id === undefined || how === "draft" || how === "publish") {
      id = await save(id, { state, draft: how === "draft" });
    } else if (how === "delete") {
      await trash?.remove(id);
      id = undefined;
    } else {
      await trash?.[how](id);
    }
    inTrash = how === "put";
    say({ kind, state, how, done: true });
  }
}

/** What comes next; nobody writes to what lies in the trash. */
function chooseStep(document: { exists: boolean; inTrash: boolean } & Pick<Editing, "drafts" | "trash">) {
  const { exists, inTrash, drafts, trash } = document;
  if (inTrash) return random() < 0.5 ? "bringBack" : "delete";
  const lot = random();
  if (exists && trash && lot < 0.3) return lot < 0.1 ? "delete" : "put";
  return drafts && random() < 0.4 ? "draft" : "publish";
}

say({ ready: true });
await once(process.stdin, "data");
const all = editors(payload, name, Number(province));
await Promise.all(kinds.map((kind) => edit(kind, all[kind])));
