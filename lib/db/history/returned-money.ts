import 'server-only'
import { isLargeReturn } from '@/lib/booking/office-session'
import { type Db } from '@/lib/db/client'
import { getCurrentActor, getStaleSession } from '@/lib/db/history/actor'
import { addReturnedCents } from '@/lib/db/office/sessions'

const returned = new WeakMap<Db, number>()

/** Count money that an act asks to be returned to a guest, or records as returned, in its transaction. */
export function countReturnedMoney(db: Db, cents: number): void {
  if (getCurrentActor().actor === 'office') returned.set(db, (returned.get(db) ?? 0) + cents)
}

/**
 * Add what an act returns to what its person has returned before in the session, at the end of the act's transaction.
 * Returns whether that is more than they may, because they have not signed in lately.
 */
export async function addReturnedMoney(db: Db): Promise<boolean> {
  const session = getStaleSession()
  const cents = returned.get(db) ?? 0
  if (session === null || cents === 0) return false
  const sum = await addReturnedCents(db, session, cents)
  return sum === null || isLargeReturn(sum)
}
