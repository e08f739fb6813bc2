import 'server-only'
import { findTour } from '@/content/tours/all-tours'
import { tourWords } from '@/content/tours/tour-words'
import { choiceEndsAt, listChoiceOptions, choiceReminderTimes } from '@/lib/booking/choices/choice'
import { type Choice } from '@/lib/booking/choices/choice-outcome'
import { type Ledger } from '@/lib/booking/ledger'
import { refundableCents } from '@/lib/booking/money/refund'
import { type StoredChoice } from '@/lib/db/bookings/choices'
import { type Language } from '@/lib/language/language'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'

/** Convert a stored choice, and compute its deadline. */
export function toChoice(stored: StoredChoice, startsAt: Date): Choice {
  const { cause, departureId, chosen, chosenDepartureId, provedAt, returnTripUntil, offeredTourIds } = stored
  return {
    cause,
    departureId,
    chosen: chosen && { option: chosen, departureId: chosenDepartureId },
    endsAt: choiceEndsAt({ cause, toldAt: countedFrom(stored), provedAt, startsAt }),
    returnTripUntil,
    offeredTourIds,
  }
}

export function listChoiceReminderTimes(stored: StoredChoice, { endsAt }: Choice): readonly Date[] {
  return choiceReminderTimes(stored.cause, { toldAt: countedFrom(stored), endsAt })
}

export type ChoiceFacts = NonNullable<BookingFacts['choice']>

export function toChoiceFacts(
  { cause, endsAt, returnTripUntil, offeredTourIds }: Choice,
  ledger: Ledger,
  language: Language,
  { again = null, isOver = false }: Partial<Pick<ChoiceFacts, 'again' | 'isOver'>> = {},
): ChoiceFacts {
  return {
    cause,
    options: listChoiceOptions(ledger),
    refundCents: refundableCents(ledger),
    isDisputed: ledger.disputed.length > 0,
    endsAt: endsAt?.toISOString() ?? null,
    returnTripUntil,
    otherTours: offeredTourIds.flatMap((id) => {
      const tour = findTour(id)
      return tour ? tourWords(tour, language).name : []
    }),
    again,
    isOver,
  }
}

function countedFrom({ toldAt, openedAt }: StoredChoice): Date {
  return toldAt ?? openedAt
}
