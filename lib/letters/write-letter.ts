import { bookingCancelledGuest } from '@/lib/letters/booking/booking-cancelled-guest'
import { bookingCancelledOperator } from '@/lib/letters/booking/booking-cancelled-operator'
import { bookingConfirmedGuest } from '@/lib/letters/booking/booking-confirmed-guest'
import { bookingConfirmedOperator } from '@/lib/letters/booking/booking-confirmed-operator'
import { cryptoLapsedGuest } from '@/lib/letters/booking/crypto-lapsed-guest'
import { cryptoReceivedGuest } from '@/lib/letters/booking/crypto-received-guest'
import { cryptoReceivedOperator } from '@/lib/letters/booking/crypto-received-operator'
import { disputeOpenedOperator } from '@/lib/letters/booking/dispute-opened-operator'
import { paymentRefundedGuest } from '@/lib/letters/booking/payment-refunded-guest'
import { paymentRefundedOperator } from '@/lib/letters/booking/payment-refunded-operator'
import { calendarFile } from '@/lib/letters/calendar-file'
import { cleanFacts } from '@/lib/letters/clean-facts'
import { cleanLine } from '@/lib/letters/clean-text'
import { type Draft } from '@/lib/letters/draft'
import { type BookingFacts, type LetterKind, type Sender, type WrittenLetter } from '@/lib/letters/facts'
import { layoutHtml } from '@/lib/letters/layout-html'
import { layoutText } from '@/lib/letters/layout-text'

const drafts: Readonly<Record<LetterKind, (facts: BookingFacts, sender: Sender) => Draft>> = {
  'booking-confirmed-guest': bookingConfirmedGuest,
  'booking-confirmed-operator': bookingConfirmedOperator,
  'crypto-received-guest': cryptoReceivedGuest,
  'crypto-received-operator': cryptoReceivedOperator,
  'crypto-lapsed-guest': cryptoLapsedGuest,
  'payment-refunded-guest': paymentRefundedGuest,
  'payment-refunded-operator': paymentRefundedOperator,
  'booking-cancelled-guest': bookingCancelledGuest,
  'booking-cancelled-operator': bookingCancelledOperator,
  'dispute-opened-operator': disputeOpenedOperator,
}

const WITH_CALENDAR_FILE: readonly LetterKind[] = ['booking-confirmed-guest', 'booking-confirmed-operator']

/**
 * Write the letter of a kind: subject, HTML, plain text, attachments. The same facts give the same letter. Takes some
 * 50 ms of computing.
 */
export async function writeLetter(
  kind: LetterKind,
  facts: BookingFacts,
  sender: Sender,
): Promise<WrittenLetter> {
  const clean = cleanFacts(facts)
  const draft = drafts[kind](clean, sender)
  return {
    subject: cleanLine(draft.subject),
    html: await layoutHtml(draft, sender),
    text: layoutText(draft, sender),
    attachments: WITH_CALENDAR_FILE.includes(kind) ? [calendarFile(clean, sender)] : [],
  }
}
