import 'server-only'
import { isLargeReturn } from '@/lib/booking/office-session'
import { type Db } from '@/lib/db/client'
import { getCurrentActor, isProofMissing } from '@/lib/db/history/actor'

const returned = new WeakMap<Db, number>()

/** Count money that an act asks to be returned to a guest, or records as returned, in its transaction. */
export function countReturnedMoney(db: Db, cents: number): void {
  if (getCurrentActor().actor === 'office') returned.set(db, (returned.get(db) ?? 0) + cents)
}

/** Whether an act returns more than its person may, because they have not signed in lately. */
export function isProofNeeded(db: Db): boolean {
  return isProofMissing() && isLargeReturn(returned.get(db) ?? 0)
}
