import 'server-only'
import { inTransaction } from '@/lib/db/client'
import { findLetter, reviveLetter, type StoredLetter } from '@/lib/db/letters'
import { enqueue } from '@/lib/queue/enqueue'

export type Resending =
  { readonly kind: 'resent' } | { readonly kind: 'refused'; readonly letter: StoredLetter | null }

/**
 * Have a letter that was given up sent again. One that was not given up is refused with what became of it, one that is
 * unknown without.
 */
export function resendLetter(id: string, now: Date): Promise<Resending> {
  return inTransaction(async (db) => {
    if (!(await reviveLetter(db, id, now))) return { kind: 'refused', letter: await findLetter(db, id) }
    await enqueue(db, 'send_letter', id, now)
    return { kind: 'resent' }
  })
}
