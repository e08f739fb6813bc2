import 'server-only'
import { type Requester } from '@/lib/booking/changes/requester'
import { type ChoiceOption } from '@/lib/booking/choices/choice'
import { type ChoiceDecision } from '@/lib/booking/choices/choice-outcome'
import { type Ledger } from '@/lib/booking/ledger'
import { type MoveAtOurExpense } from '@/lib/booking/changes/move-at-our-expense'
import { updateBooking, type StoredBooking } from '@/lib/db/bookings/bookings'
import { type ChoiceResult, closeChoice, type StoredChoice } from '@/lib/db/bookings/choices'
import { type Db } from '@/lib/db/client'
import { type StoredDeparture } from '@/lib/db/departures/departures'
import { recordHistory } from '@/lib/db/history/history'
import { bookReturnTrip } from '@/lib/use-cases/changes/steps/book-return-trip'
import { toChoiceFacts, toChoice } from '@/lib/use-cases/changes/to-choice'
import { moveParty } from '@/lib/use-cases/changes/steps/move-party'
import { endBooking } from '@/lib/use-cases/booking/end-booking'
import { describeRefund } from '@/lib/use-cases/changes/steps/describe-refund'
import { enqueueBookingEmails } from '@/lib/use-cases/outbox/steps/enqueue-booking-emails'

/** A choice that is still open, with its booking on a locked departure. */
type OpenChoice = {
  readonly choice: StoredChoice
  readonly booking: StoredBooking
  readonly departure: StoredDeparture
  readonly ledger: Ledger
  /** What the guest chose; null if the deadline passed without a reply. */
  readonly chosen: {
    readonly option: ChoiceOption
    readonly departureId?: number
    readonly by: Requester['actor']
  } | null
}

type After = { readonly booking: StoredBooking; readonly departure: StoredDeparture }

/** Save the outcome of a choice and notify both sides. Does nothing if nothing has changed. */
export async function saveChoice(
  db: Db,
  decision: Exclude<ChoiceDecision, { readonly kind: 'refused' }>,
  open: OpenChoice,
  now: Date,
): Promise<After> {
  const { choice, booking, departure, chosen } = open
  if (decision.kind === 'unchanged') return { booking, departure }
  const close = (returnBookingId: string | null) => {
    const made: ChoiceResult | null = chosen && {
      chosen: chosen.option,
      chosenDepartureId: chosen.departureId ?? null,
      chosenBy: chosen.by,
      returnBookingId,
    }
    return closeChoice(db, choice.id, { chosen: made, now })
  }
  const what = chosen ? 'choice_made' : 'choice_over'
  const isOtherTour = decision.kind === 'moved' && decision.isOtherTour
  const why = isOtherTour ? 'another_tour' : (chosen?.option ?? choice.cause)
  await recordHistory(db, { bookingId: booking.id, what, why }, now)
  const staysAsItIs = decision.kind === 'return_trip' || decision.kind === 'kept'
  if (staysAsItIs) await updateBooking(db, booking.id, { version: booking.version + 1 })
  if (decision.kind === 'return_trip') {
    const after = await bookReturnTrip(db, { first: booking, choice, ...decision }, now)
    await close(after.booking.id)
    return after
  }
  await close(null)
  if (decision.kind === 'refunded') return refund(db, decision, open, now)
  if (decision.kind === 'moved') return moveParty(db, { booking, departure, moved: decision }, now)
  if (chosen)
    await enqueueBookingEmails(db, ['choice-kept-guest'], { booking, departure, cause: choice.id, now })
  return { booking, departure }
}

async function refund(
  db: Db,
  { after, returns, corrections }: MoveAtOurExpense,
  { choice, booking, departure, ledger, chosen }: OpenChoice,
  now: Date,
): Promise<After> {
  const ended = await endBooking(
    db,
    booking,
    { after, returns, corrections, isTold: true, why: 'choice' },
    now,
  )
  const isDark = choice.cause === 'lights_not_seen'
  const facts = toChoiceFacts(toChoice(choice, departure.startsAt), ledger, booking.language, {
    isOver: chosen === null,
  })
  const told = {
    ...describeRefund(ledger, { after, returns }),
    reason: 'cancelled',
    isByUs: !isDark,
  } as const
  const kinds = isDark
    ? (['guarantee-refunded-guest', 'guarantee-refunded-operator'] as const)
    : (['choice-refunded-guest', 'choice-refunded-operator'] as const)
  for (const kind of kinds) {
    const of = { booking: ended, departure, cause: choice.id, now, refund: told }
    await enqueueBookingEmails(db, [kind], { ...of, choice: { id: choice.id, facts } })
  }
  return { booking: ended, departure }
}
