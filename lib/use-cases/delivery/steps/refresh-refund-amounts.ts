import 'server-only'
import { database } from '@/lib/db/client'
import { updateEmail, type StoredEmail } from '@/lib/db/emails/emails'
import { loadLedger } from '@/lib/db/money/ledger'
import { loadMoneySinceEmail } from '@/lib/db/money/money-since-email'
import { listChoiceOptions } from '@/lib/booking/choices/choice'
import { refundableCents } from '@/lib/booking/money/refund'
import { isAboutBooking, parseEmail } from '@/lib/emails/email'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'

/**
 * Update the refund amounts in an e-mail that waited while its command could be undone. Money may have moved since: a
 * refund in Stripe's dashboard, a dispute, or a bounced refund. Any other e-mail is returned unchanged.
 *
 * Rule: overtaken-emails (docs/rules.md)
 */
export async function refreshRefundAmounts(stored: StoredEmail): Promise<StoredEmail> {
  const { bookingId, commandId, createdAt } = stored
  const email = parseEmail(stored)
  if (!bookingId || !commandId || !isAboutBooking(email)) return stored
  const { facts } = email
  const read = {
    ...(facts.refundCents !== null && (await refundNow({ bookingId, createdAt }, facts))),
    ...(facts.choice && { choice: await choiceNow(bookingId, facts.choice) }),
  }
  const isAsItWas = JSON.stringify({ ...facts, ...read }) === JSON.stringify(facts)
  return isAsItWas ? stored : updateEmail(database(), stored.id, { facts: { ...facts, ...read } })
}

async function refundNow(
  email: { readonly bookingId: string; readonly createdAt: Date },
  { refundCents: toldCents, refundWithheld: withheld }: BookingFacts,
): Promise<Partial<BookingFacts>> {
  const { refundCents, returnedCents, isByHand, bank } = await loadMoneySinceEmail(database(), email)
  // If no refund was due under the policy, that is still true after other money has been refunded.
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
  return {
    ...choice,
    options: listChoiceOptions(ledger),
    refundCents,
    isDisputed: ledger.disputed.length > 0,
  }
}
