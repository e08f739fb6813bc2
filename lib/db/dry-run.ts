import 'server-only'
import { type Db, inTransaction } from '@/lib/db/client'

/** The queue to wait in, of the departure that the work locks. */
export type Queue = { readonly about: `departure:${number}` }

/**
 * Do some work in a transaction, take its answer, and roll all of it back: what would be done, from the work itself.
 */
export async function dryRun<T>(work: (db: Db) => Promise<T>, queue?: Queue): Promise<T> {
  try {
    return await inTransaction<T>(async (db) => {
      throw new RollBack(await work(db))
    }, queue)
  } catch (error) {
    if (error instanceof RollBack) return error.answer as T
    throw error
  }
}

/** Rolls the transaction back, and carries what the work returned. */
class RollBack extends Error {
  override name = 'RollBack'

  constructor(readonly answer: unknown) {
    super('a dry run is rolled back')
  }
}
