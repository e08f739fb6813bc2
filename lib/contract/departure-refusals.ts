import { CANCEL_HOURS_AFTER_START } from '@/lib/booking/departure-cancellation'
import { NOT_SEEN_DAYS_AFTER_START } from '@/lib/booking/lights-not-seen'

/** Why a departure cannot be cancelled, by command or by link. */
export const CANCEL_DEPARTURE_REFUSALS = {
  no_departure: 'This tour has no departure on that day.',
  cancelled_before: 'This departure is cancelled already.',
  over: `This departure started more than ${CANCEL_HOURS_AFTER_START} hours ago.`,
  said_not_seen: 'You have said that this departure saw no lights: its guests choose already.',
} as const

/** Why it cannot be said that it saw no lights. */
export const NOT_SEEN_REFUSALS = {
  no_departure: 'This tour has no departure on that day.',
  not_guaranteed: 'This tour has no guarantee of northern lights.',
  called_off: 'This departure was cancelled.',
  not_started: 'This tour has not started yet.',
  over: `This tour was more than ${NOT_SEEN_DAYS_AFTER_START} days ago.`,
} as const

/** Why it cannot be said that its lights were seen. */
export const LIGHTS_SEEN_REFUSALS = {
  ...NOT_SEEN_REFUSALS,
  said_not_seen: 'You have said that this departure saw no lights: its guests choose already.',
  said_before: 'It is recorded already that the lights were seen.',
} as const

/** Why no message is sent. */
export const MESSAGE_REFUSALS = {
  not_found: 'There is no booking with this reference.',
  nobody: 'Nobody has booked this departure.',
  forgotten: 'Whoever booked this was forgotten, and is written to no more.',
  no_address: 'Nobody here has an e-mail address: please call.',
} as const

/** Why it has no other start. */
export const TIME_REFUSALS = {
  no_departure: 'This tour has no departure on that day.',
  cancelled_before: 'This departure is cancelled.',
  already_started: 'This departure has begun.',
  in_the_past: 'That time has passed.',
} as const

/** Why it cannot be merged into another; `the other` is that other. */
export const MERGE_REFUSALS = {
  no_departure: 'This tour has no departure on that day.',
  no_departure_into: 'This tour has no departure on the other day.',
  other_tour: 'A departure is merged into another of the same tour.',
  same_date: 'A departure is merged into another date.',
  cancelled_before: 'This departure is cancelled already.',
  already_started: 'This departure has begun.',
  date_closed: 'The other departure is cancelled, or has begun.',
  date_private: 'The other departure is private: one party has it for itself.',
} as const
