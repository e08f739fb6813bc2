import { CANCELLABLE_HOURS_AFTER_START } from '@/lib/booking/changes/departure-cancellation'
import { NO_LIGHTS_REPORT_DAYS } from '@/lib/booking/choices/lights-not-seen'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'

const SAID_NOT_SEEN =
  'It has already been recorded that no lights were seen, and the guests have been asked to choose.'

/** Why a departure cannot be cancelled, by command or by link. */
export const CANCEL_DEPARTURE_REFUSALS = {
  no_departure: OPERATOR_REFUSALS.date_not_found,
  cancelled_before: 'This departure is already cancelled.',
  over: `This departure started more than ${CANCELLABLE_HOURS_AFTER_START} hours ago.`,
  said_not_seen: SAID_NOT_SEEN,
  offers_itself: 'This is the tour itself: guests may choose another date of it anyway.',
} as const

/** Why the operator cannot record that no lights were seen on a departure. */
export const NO_LIGHTS_REFUSALS = {
  no_departure: OPERATOR_REFUSALS.date_not_found,
  not_guaranteed: 'This tour has no guarantee of northern lights.',
  called_off: 'This departure was cancelled.',
  not_started: OPERATOR_REFUSALS.not_started,
  over: `This tour was more than ${NO_LIGHTS_REPORT_DAYS} days ago.`,
} as const

/** Why the operator cannot record that the lights were seen on a departure. */
export const LIGHTS_SEEN_REFUSALS = {
  ...NO_LIGHTS_REFUSALS,
  said_not_seen: SAID_NOT_SEEN,
  said_before: 'It has already been recorded that the lights were seen.',
} as const

/** Why a message cannot be sent to a departure's guests. */
export const MESSAGE_REFUSALS = {
  not_found: OPERATOR_REFUSALS.not_found,
  nobody: 'Nobody has booked this departure.',
  forgotten: 'This guest’s details were erased, so no e-mail can be sent.',
  no_address: 'There is no e-mail address to write to: please call.',
} as const

/** Why a departure's start time cannot be changed. */
export const TIME_CHANGE_REFUSALS = {
  no_departure: OPERATOR_REFUSALS.date_not_found,
  cancelled_before: 'This departure is cancelled.',
  already_started: 'This departure has already started.',
  in_the_past: 'That time is in the past.',
} as const

/** Why a departure cannot be merged into another; `the other` in these texts is the target. */
export const MERGE_REFUSALS = {
  no_departure: OPERATOR_REFUSALS.date_not_found,
  no_departure_into: 'This tour has no departure on the other day.',
  other_tour: 'A departure can only be merged into another of the same tour.',
  same_date: 'A departure can only be merged into another date.',
  cancelled_before: 'This departure is already cancelled.',
  already_started: 'This departure has already started.',
  date_closed: 'The other departure is cancelled, or has already started.',
  date_private: 'The other departure is private: one party has it to itself.',
} as const
