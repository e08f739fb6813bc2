import 'server-only'
import {
  type ActionName,
  type DepartureActionName,
  type EnquiryActionName,
  type OperatorActionName,
} from '@/lib/contract/operator-page'
import {
  type Act,
  type BookingSubject,
  type BoundAct,
  type DatesSubject,
  type DepartureSubject,
  type EnquirySubject,
} from '@/lib/office/act'
import { cancelCommand, cancelForGuest, cancelForUs } from '@/lib/office/booking/cancel'
import { chooseAnotherDate, chooseCommand, chooseFullRefund } from '@/lib/office/booking/choose'
import { contact, contactCommand } from '@/lib/office/booking/contact'
import { message } from '@/lib/office/booking/message'
import { move, moveCommand } from '@/lib/office/booking/move'
import { bookOnDeparture, newCommand } from '@/lib/office/booking/new'
import { party, partyCommand } from '@/lib/office/booking/party'
import { note, noteCommand, noShowCommand, showWishes, wishesCommand } from '@/lib/office/booking/remark'
import { resend, resendCommand } from '@/lib/office/booking/resend'
import { type ActCommand } from '@/lib/office/command'
import { cancelDepartureCommand, cancelThisDeparture } from '@/lib/office/departure/cancel'
import { guide, guideCommand, createGuideLink } from '@/lib/office/departure/guide'
import { recordLightsSeen, recordNotSeen, notSeenCommand } from '@/lib/office/departure/lights'
import { merge, mergeCommand } from '@/lib/office/departure/merge'
import { messageAll } from '@/lib/office/departure/message-all'
import { price, priceCommand } from '@/lib/office/departure/price'
import { close, closeCommand, open, openCommand } from '@/lib/office/departure/sale'
import { seats, seatsCommand } from '@/lib/office/departure/seats'
import { start, timeCommand } from '@/lib/office/departure/start'
import { answerCommand, markAnswered } from '@/lib/office/enquiry/answered'
import { bookFromEnquiry } from '@/lib/office/enquiry/book'
import { recordCoins, coinsCommand } from '@/lib/office/money/record-coins'
import { recordCommand, recordPayment, recordReturned } from '@/lib/office/money/record'
import { refund, refundCommand } from '@/lib/office/money/refund'
import { detailsCommand, sendDetails } from '@/lib/office/money/send-details'
import { undo, undoOpsCommand, undoOnDeparture } from '@/lib/office/undo'

const ON_BOOKING: Readonly<Record<OperatorActionName, Act<BookingSubject>>> = {
  'cancel-for-us': cancelForUs,
  'cancel-for-guest': cancelForGuest,
  move,
  party,
  contact,
  refund,
  'record-payment': recordPayment,
  'record-returned': recordReturned,
  'send-details': sendDetails,
  resend,
  'show-wishes': showWishes,
  note,
  message,
  'full-refund': chooseFullRefund,
  'another-date': chooseAnotherDate,
  undo,
}

const ON_DEPARTURE: Readonly<Record<DepartureActionName, Act<DepartureSubject>>> = {
  'cancel-departure': cancelThisDeparture,
  'lights-seen': recordLightsSeen,
  'not-seen': recordNotSeen,
  'message-all': messageAll,
  'new-booking': bookOnDeparture,
  'guide-link': createGuideLink,
  'name-guide': onSingleDate(guide),
  start,
  merge,
  price: onSingleDate(price),
  seats: onSingleDate(seats),
  close: onSingleDate(close),
  open: onSingleDate(open),
  undo: undoOnDeparture,
}

const ON_ENQUIRY: Readonly<Record<EnquiryActionName, Act<EnquirySubject>>> = {
  answered: markAnswered,
  book: bookFromEnquiry,
}

/** Every command whose action a staff page offers too, or could offer. */
export const ACT_COMMANDS: readonly ActCommand[] = [
  ...[priceCommand, seatsCommand, closeCommand, openCommand, timeCommand],
  ...[guideCommand, cancelDepartureCommand, mergeCommand, notSeenCommand],
  ...[newCommand, partyCommand, moveCommand, cancelCommand, chooseCommand, contactCommand],
  ...[noteCommand, noShowCommand, wishesCommand, resendCommand],
  ...[detailsCommand, coinsCommand, refundCommand, recordCommand, answerCommand, undoOpsCommand],
]

export type PageSubject =
  | ({ readonly about: 'booking' } & BookingSubject)
  | ({ readonly about: 'departure' } & DepartureSubject)
  | ({ readonly about: 'enquiry' } & EnquirySubject)

export type PageAct = BoundAct & { readonly name: ActionName }

/**
 * Find the action named in a page's URL; null if the subject has no such action. Crypto payments are recorded by an
 * action of their own.
 */
export function findAct(word: string, subject: PageSubject): PageAct | null {
  if (subject.about === 'booking' && has(ON_BOOKING, word)) {
    const isCoins = word === 'record-payment' && subject.booking.paymentMethod === 'crypto'
    return { name: word, ...(isCoins ? recordCoins : ON_BOOKING[word]).on(subject) }
  }
  if (subject.about === 'departure' && has(ON_DEPARTURE, word))
    return { name: word, ...ON_DEPARTURE[word].on(subject) }
  if (subject.about === 'enquiry' && has(ON_ENQUIRY, word))
    return { name: word, ...ON_ENQUIRY[word].on(subject) }
  return null
}

const DONE: ReadonlyMap<string, string> = new Map(
  [ON_BOOKING, ON_DEPARTURE, ON_ENQUIRY].flatMap((acts) =>
    Object.entries<Act<never>>(acts).map(([word, { done }]) => [word, done] as const),
  ),
)

/** The message after the action of this name succeeded; null if there is no such action. */
export function doneText(word: string): string | null {
  return DONE.get(word) ?? null
}

/** Turn an action on several dates into an action on one departure. */
function onSingleDate(act: Act<DatesSubject>): Act<DepartureSubject> {
  return { ...act, on: ({ departure: { tourId, day } }) => act.on({ tourId, first: day, last: day }) }
}

function has<Name extends string>(acts: Readonly<Record<Name, unknown>>, word: string): word is Name {
  return Object.hasOwn(acts, word)
}
