import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";

type UpdateOne = BaseDatabaseAdapter["updateOne"];

/** How the library adds or ends a session: the whole account goes back as it was when the sign-in began. */
const isSession = ({ collection, data, returning }: Parameters<UpdateOne>[0]): boolean =>
  collection === "users" && returning === false && Array.isArray(data.sessions);

/**
 * The same adapter, which writes of a session the sessions alone. What was changed of the account while its password was
 * looked at, such as a role taken away or a second factor set up, would else be undone by a sign-in under way.
 */
export const writingSessionsAlone = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init: (given) => {
    const database = adapter.init(given);
    const updateOne: UpdateOne = database.updateOne.bind(database);
    database.updateOne = (asked) =>
      updateOne(
        isSession(asked) ? { ...asked, data: { sessions: asked.data.sessions, updatedAt: null } } : asked,
      );
    return database;
  },
});
