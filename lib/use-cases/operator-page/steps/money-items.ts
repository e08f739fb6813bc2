import 'server-only'
import { centsToEuros } from '@/lib/booking/money/money'
import { formatCommand, formatCommandTemplate } from '@/lib/contract/format-command'
import { officeBookingPath } from '@/lib/contract/office-pages'
import { type OpenItem } from '@/lib/contract/open-item'
import { database } from '@/lib/db/client'
import { listPendingPaymentLinks } from '@/lib/db/emails/pending-payment-links'
import { listPendingCryptoPayments } from '@/lib/db/money/payment-details'
import { listPaymentProblems, type PaymentProblem } from '@/lib/db/money/payment-problems'
import { formatInstant } from '@/lib/language/dates'
import { formatEuros } from '@/lib/language/money'
import { bookingAct } from '@/lib/use-cases/operator-page/steps/booking-act'
import { inCryptocurrencyText } from '@/lib/words/money/cryptocurrency'

/** Disputes, and refunds that somebody has to look at. */
export async function listPaymentProblemItems(): Promise<readonly OpenItem[]> {
  return (await listPaymentProblems(database())).map(toItem)
}

const TEXTS: Readonly<Record<PaymentProblem['kind'], string>> = {
  dispute: 'the guest is disputing the payment: respond in the Stripe dashboard',
  refund_refused: 'Stripe cannot refund it: send it another way',
  refund_by_hand: 'for you to return yourself',
  refund_failing: 'Stripe has not refunded it yet; trying again',
}

const DISPUTES_AT_STRIPE = 'https://dashboard.stripe.com/disputes'

function toItem({ kind, bookingId, reference, cents, reason, dueAt }: PaymentProblem): OpenItem {
  const due = dueAt ? ` by ${formatInstant(dueAt)}` : ''
  const euros = centsToEuros(cents)
  return {
    kind,
    about: reference,
    bookingId,
    text: `${formatEuros(cents)}: ${TEXTS[kind]}${due}${reason ? ` (${reason})` : ''}`,
    command:
      kind === 'refund_by_hand'
        ? `${formatCommandTemplate('money record', reference, euros)} --returned`
        : formatCommand('booking show', reference),
    path: officeBookingPath({ reference }),
    acts: [
      ...(kind === 'dispute' ? [{ url: DISPUTES_AT_STRIPE, name: 'Answer in Stripe' }] : []),
      ...(kind === 'refund_by_hand' || kind === 'refund_refused'
        ? [bookingAct(reference, 'record-returned', { amount: String(euros) })]
        : []),
    ],
  }
}

/** Coins that are awaited, soonest due first: their payment details are to be sent, or the coins to be confirmed. */
export async function listCryptoItems(now: Date): Promise<readonly OpenItem[]> {
  const awaited = await listPendingCryptoPayments(database(), now)
  return awaited.map(
    ({ reference, bookingId, cents, arrivedCents, cryptoType, dueAt, coins, hasDetails, changeId }) => {
      const arrived = arrivedCents > 0 ? `, the rest of ${formatEuros(cents + arrivedCents)}` : ''
      const amount = `${formatEuros(cents)} ${inCryptocurrencyText(cryptoType)}${arrived}`
      const what = `${amount}${changeId === null ? '' : ' for a change'}, due ${formatInstant(dueAt)}`
      const isWhole = coins !== null && arrivedCents === 0
      return {
        kind: hasDetails ? 'crypto_awaited' : 'details_to_send',
        about: reference,
        bookingId,
        text: hasDetails ? what : `${what}: the guest is waiting for the payment details`,
        command: formatCommandTemplate(hasDetails ? 'crypto paid' : 'crypto details', reference),
        path: officeBookingPath({ reference }),
        acts: [
          hasDetails
            ? bookingAct(reference, 'record-payment', isWhole ? { amount: coins } : undefined)
            : bookingAct(reference, 'send-details'),
        ],
      }
    },
  )
}

/** Payments by card that guests were sent a link for, soonest due first. */
export async function listPaymentLinkItems(now: Date): Promise<readonly OpenItem[]> {
  return (await listPendingPaymentLinks(database(), now)).map(
    ({ reference, bookingId, cents, dueAt, isOfChange }) => ({
      kind: 'payment_awaited',
      about: reference,
      bookingId,
      text: `${formatEuros(cents)} by card${isOfChange ? ' for a change' : ''}, due ${formatInstant(dueAt)}`,
      command: formatCommand('booking show', reference),
      path: officeBookingPath({ reference }),
      acts: [bookingAct(reference, 'record-payment', { amount: String(centsToEuros(cents)) })],
    }),
  )
}
