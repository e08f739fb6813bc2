import 'server-only'
import { type Db, inTransaction } from '@/lib/db/client'

/** Which queue the work waits in: that of the departure that it locks. */
export type DepartureQueue = { readonly about: `departure:${number}` }

/** Run work in a transaction, return its result, and roll everything back: a preview of what the work would do. */
export async function dryRun<T>(work: (db: Db) => Promise<T>, queue?: DepartureQueue): Promise<T> {
  try {
    return await inTransaction<T>(async (db) => {
      throw new RollBack(await work(db))
    }, queue)
  } catch (error) {
    if (error instanceof RollBack) return error.answer as T
    throw error
  }
}

class RollBack extends Error {
  override name = 'RollBack'

  constructor(readonly answer: unknown) {
    super('a dry run is rolled back')
  }
}
