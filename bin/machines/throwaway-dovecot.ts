import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { selfSignedCertificate } from "../lib/nginx.ts";
import { freePort } from "../lib/ports.ts";

const idOf = (flag: string, name: string[] = []) =>
  execFileSync("id", [flag, ...name], { encoding: "utf8" }).trim();

/** Whom it runs as: ourselves, or the account that Debian's package brings for whoever has not signed in yet. */
function account() {
  const name = process.getuid?.() === 0 ? ["dovenull"] : [];
  return {
    ...{ user: idOf("-un", name), group: idOf("-gn", name) },
    ...{ uid: Number(idOf("-u", name)), gid: Number(idOf("-g", name)) },
  };
}

type Places = { folder: string; port: number; tlsPort: number };

/** All that it makes lies in the folder, it has one account for everything, and each name is a mailbox. */
const configuration = ({ folder, port, tlsPort }: Places, { user, group, uid, gid }: Account) => `
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
ssl = yes
ssl_cert = <${folder}/fullchain.pem
ssl_key = <${folder}/privkey.pem
disable_plaintext_auth = no
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/home/%u
}
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
  }
}
`;

type Account = ReturnType<typeof account>;

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/**
 * Debian's IMAP server on the loopback, without any privilege, in a folder that `stop` removes. Every name is a mailbox, whose password is
 * "secret". `env` has where it answers without and with encryption, and the certificate that programs are to trust.
 */
export async function startDovecot() {
  const as = account();
  const folder = mkdtempSync(path.join(tmpdir(), "mailboxes-"));
  selfSignedCertificate(folder, ["localhost"]);
  const places = { folder, port: await freePort(), tlsPort: await freePort() };
  const file = path.join(folder, "dovecot.conf");
  writeFileSync(file, configuration(places, as));
  for (const name of ["home", "mail"]) mkdirSync(path.join(folder, name));
  if (process.getuid?.() === 0)
    for (const name of ["", "home", "mail", "dovecot.conf", "fullchain.pem", "privkey.pem"])
      chownSync(path.join(folder, name), as.uid, as.gid);
  const server = spawn("/usr/sbin/dovecot", ["-F", "-c", file], {
    ...{ stdio: "inherit", cwd: folder, uid: as.uid, gid: as.gid },
  });
  for (let tries = 0; !(await listens(places.port)); tries += 1) {
    if (tries === 100 || server.exitCode !== null) throw new Error("Dovecot does not answer");
    await sleep(100);
  }
  return {
    env: {
      TEST_IMAP_HOST: `127.0.0.1:${places.port}`,
      TEST_IMAPS_HOST: `localhost:${places.tlsPort}`,
      NODE_EXTRA_CA_CERTS: path.join(folder, "fullchain.pem"),
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, "exit");
        server.kill("SIGTERM");
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
