import 'server-only'
import { type Db } from '@/lib/db/client'
import { type Language, parseLanguage } from '@/lib/language/language'

/** The language that a booking's guest reads; null if there is no such booking. */
export async function findBookingLanguage(db: Db, id: string): Promise<Language | null> {
  const booking = await db.booking.findUnique({ where: { id }, select: { language: true } })
  return booking && parseLanguage(booking.language)
}

/** The language that a party on the waiting list reads; null if there is no such party. */
export async function findPartyLanguage(db: Db, id: string): Promise<Language | null> {
  const party = await db.waitingParty.findUnique({ where: { id }, select: { language: true } })
  return party && parseLanguage(party.language)
}
