import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from "payload";

/**
 * Does `work` in one transaction: what it writes with the `req` that it is given is kept whole, or not at all when it throws.
 * Nothing that takes long belongs in it, and nobody else is asked within it: SQLite has one writer.
 */
export async function inOneSave<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const result = await work(req);
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
