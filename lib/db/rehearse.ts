import 'server-only'
import { type Db, inTransaction } from '@/lib/db/client'

/**
 * Do some work in a transaction, take its answer, and undo all of it: what would be done, from the work itself.
 *
 * @param line  that it stands in, as in `inTransaction`
 */
export async function rehearse<T>(
  work: (db: Db) => Promise<T>,
  line?: { readonly about: `departure:${number}` },
): Promise<T> {
  try {
    return await inTransaction<T>(async (db) => {
      throw new Rehearsal(await work(db))
    }, line)
  } catch (error) {
    if (error instanceof Rehearsal) return error.answer as T
    throw error
  }
}

/** Rolls the transaction back, and carries what it would have answered. */
class Rehearsal extends Error {
  override name = 'Rehearsal'

  constructor(readonly answer: unknown) {
    super('nothing was meant to be done')
  }
}
