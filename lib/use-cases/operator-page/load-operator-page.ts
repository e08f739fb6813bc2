import 'server-only'
import { historyLine } from '@/lib/booking/history-line'
import { choiceOptions } from '@/lib/booking/choice'
import { emailLine, recordRows } from '@/lib/booking/record-rows'
import { type OperatorActionName, type OperatorPage } from '@/lib/contract/operator-page'
import { findOpenChoice } from '@/lib/db/choices'
import { database } from '@/lib/db/client'
import { findUndoableCommandOn } from '@/lib/db/commands'
import { loadLedger } from '@/lib/db/ledger'
import { type BookingListing } from '@/lib/db/listed-bookings'
import { type OperatorSubject } from '@/lib/use-cases/links/open-operator-link'
import { loadBookingRecord } from '@/lib/use-cases/operator-page/load-booking-record'

/** All that an operator's link shows of a booking. */
export async function loadOperatorPage(
  token: string,
  { booking: { id, reference } }: OperatorSubject,
  now: Date,
): Promise<OperatorPage> {
  const record = await loadBookingRecord(reference, now)
  if (!record) throw new Error(`booking ${reference} is gone`)
  const { booking, tourName, emails, history } = record
  const command = await findUndoableCommandOn(database(), id)
  return {
    path: `/operator/${token}`,
    reference,
    state: booking.state.replace('_', ' '),
    // Links are forwarded; what is told of health stays with the command. Rule: health (docs/rules.md)
    rows: recordRows({ ...booking, health: null }, tourName),
    phone: booking.customerPhone,
    email: booking.customerEmail,
    emails: emails.map(emailLine),
    history: history.map(historyLine),
    actions: ACTIONS.filter((name) => isOffered(name, booking)),
    choices: await choicesOf(id),
    undo: command && { name: command.name, by: command.userName, until: command.undoUntil },
  }
}

const ACTIONS = [
  ...(['cancel-for-us', 'cancel-for-guest', 'move', 'refund', 'record-payment'] as const),
  ...(['send-details', 'resend', 'message', 'note'] as const),
]

function isOffered(
  name: OperatorActionName,
  { cryptoType, customerEmail }: Pick<BookingListing, 'cryptoType' | 'customerEmail'>,
): boolean {
  if (name === 'send-details') return cryptoType !== null
  return name !== 'message' || customerEmail !== ''
}

const CHOICES = { full_refund: 'full-refund', another_date: 'another-date' } as const

async function choicesOf(bookingId: string): Promise<readonly OperatorActionName[]> {
  if (!(await findOpenChoice(database(), bookingId))) return []
  return choiceOptions(await loadLedger(database(), bookingId)).map((option) => CHOICES[option])
}
