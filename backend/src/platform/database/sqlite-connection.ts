import { type Client, createClient } from "@libsql/client";

const journalSizeLimit = 64 * 1024 * 1024;

/**
 * One connection to a file. A commit survives a power cut (`FULL`), a writer of another process is waited for, and what is
 * deleted is overwritten, which SQLite else leaves in the free places of its file, and so in every copy of it.
 */
async function connect(url: string, busyTimeoutMs: number): Promise<Client> {
  const client = createClient({ url });
  for (const setting of [
    `busy_timeout = ${busyTimeoutMs}`,
    "journal_mode = WAL",
    `journal_size_limit = ${journalSizeLimit}`,
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
  ]) {
    await client.execute(`PRAGMA ${setting}`);
  }
  return client;
}

const isBusy = (error: unknown) =>
  error instanceof Error && "code" in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));

export type SqliteConnection = {
  /** Runs `work` on the connection. When it found the file locked by another process, the next `work` gets a new one. */
  use<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer>;
  close(): void;
};

/**
 * A connection that is left for a new one once it found the file locked: the driver keeps that statement open until it is
 * collected, and as long as it is open nothing on its connection can be committed.
 */
export async function sqliteConnection(url: string, busyTimeoutMs: () => number): Promise<SqliteConnection> {
  let client = await connect(url, busyTimeoutMs());
  return {
    async use(work) {
      try {
        return await work(client);
      } catch (error) {
        if (isBusy(error)) {
          const left = client;
          client = await connect(url, busyTimeoutMs());
          left.close();
        }
        throw error;
      }
    },
    close: () => client.close(),
  };
}
