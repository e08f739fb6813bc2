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
