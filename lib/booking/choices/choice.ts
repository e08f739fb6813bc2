import { MINUTES_PER_DAY, MINUTES_PER_HOUR, addMinutes } from '@/lib/calendar/duration'
import { type Ledger } from '@/lib/booking/ledger'
import { refundableCents } from '@/lib/booking/money/refund'
import { type Day } from '@/lib/calendar/day'
import { nextSeason, type Season, currentOrNextSeason } from '@/lib/calendar/season'

/** Why a guest has a choice to make. */
export const CHOICE_CAUSES = ['departure_cancelled', 'merged', 'time_changed', 'lights_not_seen'] as const

export type ChoiceCause = (typeof CHOICE_CAUSES)[number]

/** Whether the guest still has a date, which counts as accepted if they do not choose. */
export function isDateKeptByDefault(cause: ChoiceCause): boolean {
  return cause === 'merged' || cause === 'time_changed'
}

/** After a tour without lights, `another_date` means a free return trip. */
export const CHOICE_OPTIONS = ['full_refund', 'another_date'] as const

export type ChoiceOption = (typeof CHOICE_OPTIONS)[number]

/** How long a guest has to choose, counted from when the guest's mail server accepted the e-mail. */
export const CHOICE_DAYS = 14

/** After a merge or a new start time, a choice ends at least this long before the start. */
const ENDS_HOURS_BEFORE_START = 24

/** A choice stays open for at least this long after the e-mail, unless the tour starts first. */
const MIN_HOURS = 12

/** A guest who confirms a new e-mail address in the meantime has at least this long from then. */
const MIN_HOURS_AFTER_PROOF = 72

/** How many days after the e-mail we remind a guest who has not chosen. */
const REMINDER_DAYS: Readonly<Record<ChoiceCause, readonly number[]>> = {
  departure_cancelled: [3, 10],
  merged: [3, 10],
  time_changed: [3, 10],
  lights_not_seen: [3, 14],
}

/**
 * The options a guest has now. A refund is offered only if there is money to refund and no payment is in dispute, so a
 * free booking can only change its date.
 *
 * Rule: choice-options (docs/rules.md)
 */
export function listChoiceOptions(ledger: Ledger): readonly ChoiceOption[] {
  const hasMoney = ledger.disputed.length === 0 && refundableCents(ledger) > 0
  return hasMoney ? ['full_refund', 'another_date'] : ['another_date']
}

/**
 * When an open choice ends automatically; null if it does not.
 *
 * @param choice.toldAt    when the guest's mail server accepted the e-mail; if it did not, when the choice was opened
 * @param choice.provedAt  when the guest confirmed a new e-mail address in the meantime; null if never
 * @param choice.startsAt  when the guest's current departure starts
 *
 * Rule: choice-ends (docs/rules.md)
 */
export function choiceEndsAt(choice: {
  readonly cause: ChoiceCause
  readonly toldAt: Date
  readonly provedAt: Date | null
  readonly startsAt: Date
}): Date | null {
  const { cause, toldAt, provedAt, startsAt } = choice
  if (cause === 'lights_not_seen') return null
  const inTime = addMinutes(toldAt, CHOICE_DAYS * MINUTES_PER_DAY)
  const afterProof = provedAt && addMinutes(provedAt, MIN_HOURS_AFTER_PROOF * MINUTES_PER_HOUR)
  const promised = afterProof && afterProof > inTime ? afterProof : inTime
  if (cause === 'departure_cancelled') return promised
  const beforeStart = addMinutes(startsAt, -ENDS_HOURS_BEFORE_START * MINUTES_PER_HOUR)
  const afterEmail = addMinutes(toldAt, MIN_HOURS * MINUTES_PER_HOUR)
  const least = afterProof ? later(afterEmail, afterProof) : afterEmail
  return earlier(startsAt, later(least, earlier(promised, beforeStart)))
}

/** When to remind a guest who has not chosen, before the choice ends. Rule: choice-ends (docs/rules.md) */
export function choiceReminderTimes(
  cause: ChoiceCause,
  { toldAt, endsAt }: { readonly toldAt: Date; readonly endsAt: Date | null },
): readonly Date[] {
  return REMINDER_DAYS[cause]
    .map((days) => addMinutes(toldAt, days * MINUTES_PER_DAY))
    .filter((at) => endsAt === null || at < endsAt)
}

/**
 * The last day for a free return trip: the end of the season following the one of the first departure.
 *
 * Rule: return-trip (docs/rules.md)
 */
export function lastReturnTripDay(firstDay: Day, season: Season): Day {
  return nextSeason(currentOrNextSeason(firstDay, season), season).end
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
