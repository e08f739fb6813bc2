import 'server-only'
import { database } from '@/lib/db/client'
import { updateEmailFacts, type StoredEmail } from '@/lib/db/emails/emails'
import { loadLedger } from '@/lib/db/money/ledger'
import { loadMoneySinceEmail } from '@/lib/db/money/money-since-email'
import { choiceOptions } from '@/lib/booking/choice'
import { refundableCents } from '@/lib/booking/refund'
import { isAboutBooking, parseEmail } from '@/lib/emails/email'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'

/**
 * An e-mail that has waited for its command says what goes back by what has become of the money meanwhile: in the
 * dashboard, at a bank, by a refund that bounced. Any other e-mail is as it was queued.
 *
 * Rule: overtaken-emails (docs/rules.md)
 */
export async function readMoneyAgain(stored: StoredEmail): Promise<StoredEmail> {
  const { bookingId, commandId, createdAt } = stored
  const email = parseEmail(stored)
  if (!bookingId || !commandId || !isAboutBooking(email)) return stored
  const { facts } = email
  const read = {
    ...(facts.refundCents !== null && (await refundNow({ bookingId, createdAt }, facts))),
    ...(facts.choice && { choice: await choiceNow(bookingId, facts.choice) }),
  }
  const isAsItWas = JSON.stringify({ ...facts, ...read }) === JSON.stringify(facts)
  return isAsItWas ? stored : updateEmailFacts(database(), stored.id, { ...facts, ...read })
}

async function refundNow(
  email: { readonly bookingId: string; readonly createdAt: Date },
  { refundCents: toldCents, refundWithheld: withheld }: BookingFacts,
): Promise<Partial<BookingFacts>> {
  const { refundCents, returnedCents, isByHand, bank } = await loadMoneySinceEmail(database(), email)
  // What the policy keeps is kept, whatever else has gone back.
  if (toldCents === 0 && refundCents === 0 && withheld === null) return {}
  if (refundCents > 0) {
    const isAsTold = refundCents === toldCents && returnedCents === 0 && !isByHand
    return isAsTold ? {} : { refundCents, refundWithheld: null, returnedCents, isRefundByHand: isByHand }
  }
  if (returnedCents > 0) return { refundCents, refundWithheld: 'returned', returnedCents }
  return bank === null ? {} : { refundCents, refundWithheld: bank }
}

async function choiceNow(bookingId: string, choice: NonNullable<BookingFacts['choice']>) {
  const ledger = await loadLedger(database(), bookingId)
  const refundCents = refundableCents(ledger)
  return { ...choice, options: choiceOptions(ledger), refundCents, isDisputed: ledger.disputed.length > 0 }
}
