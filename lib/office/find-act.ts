import 'server-only'
import {
  type OperatorLinkActionName,
  type DepartureActionName,
  type DatesActionName,
  type EmailActionName,
  type EnquiryActionName,
  type BookingActionName,
  type PersonActionName,
  type OfficeActionName,
  type ReviewActionName,
} from '@/lib/contract/operator-page'
import {
  type Act,
  type BookingSubject,
  type BoundAct,
  type DatesSubject,
  type DepartureSubject,
  type EmailSubject,
  type EnquirySubject,
  type PersonSubject,
  type ReviewSubject,
} from '@/lib/office/act'
import { cancelCommand, cancelForGuest, cancelForUs } from '@/lib/office/booking/cancel'
import {
  chooseAnotherDate,
  chooseAnotherTour,
  chooseCommand,
  chooseFullRefund,
} from '@/lib/office/booking/choose'
import { contactAct, contactDetailsCommand } from '@/lib/office/booking/contact'
import { messagePartyAct } from '@/lib/office/booking/message'
import { moveAct, moveCommand } from '@/lib/office/booking/move'
import { bookOnDeparture, newBookingCommand } from '@/lib/office/booking/new'
import { partySizeAct, changePartyCommand } from '@/lib/office/booking/party'
import {
  noteAct,
  noteCommand,
  noShowCommand,
  releaseWishesAct,
  wishesCommand,
} from '@/lib/office/booking/remark'
import { resendAct, resendCommand } from '@/lib/office/booking/resend'
import { type ActCommand } from '@/lib/office/command'
import { cancelDepartureCommand, cancelDepartureAct } from '@/lib/office/departure/cancel'
import { guideAct, guideCommand, createGuideLink } from '@/lib/office/departure/guide'
import { reportLightsSeen, reportNoLights, noLightsCommand } from '@/lib/office/departure/lights'
import { mergeAct, mergeCommand } from '@/lib/office/departure/merge'
import { messageAllAct } from '@/lib/office/departure/message-all'
import { priceAct, priceCommand } from '@/lib/office/departure/price'
import { closeSalesAct, closeSalesCommand, openSalesAct, openSalesCommand } from '@/lib/office/departure/sale'
import { seatsAct, seatsCommand } from '@/lib/office/departure/seats'
import { startTimeAct, startTimeCommand } from '@/lib/office/departure/start'
import { sendAgainAct, sendAgainCommand } from '@/lib/office/email/send-again'
import { markAnsweredCommand, markAnswered } from '@/lib/office/enquiry/answered'
import { bookFromEnquiry } from '@/lib/office/enquiry/book'
import { recordCryptoPaymentAct, recordCryptoPaymentCommand } from '@/lib/office/money/record-crypto-payment'
import { recordMoneyCommand, recordPaymentAct, recordReturned } from '@/lib/office/money/record'
import { refundAct, refundCommand } from '@/lib/office/money/refund'
import { cryptoDetailsCommand, sendPaymentDetailsAct } from '@/lib/office/money/send-details'
import { erasePersonAct, erasePersonCommand } from '@/lib/office/person/erase'
import { addPhotographAct, photographCommand, removePhotographAct } from '@/lib/office/review/photograph'
import { publishReviewAct, publishReviewCommand } from '@/lib/office/review/publish'
import { refuseReviewAct, refuseReviewCommand } from '@/lib/office/review/refuse'
import { replyToReviewAct, replyToReviewCommand } from '@/lib/office/review/reply'
import { openSeasonAct, openSeasonCommand } from '@/lib/office/season/open'
import { undoBookingAct, undoActCommand, undoDepartureAct } from '@/lib/office/undo'

const ON_BOOKING: Readonly<Record<BookingActionName, Act<BookingSubject>>> = {
  'cancel-for-us': cancelForUs,
  'cancel-for-guest': cancelForGuest,
  move: moveAct,
  party: partySizeAct,
  contact: contactAct,
  refund: refundAct,
  'record-payment': recordPaymentAct,
  'record-returned': recordReturned,
  'send-details': sendPaymentDetailsAct,
  resend: resendAct,
  'show-wishes': releaseWishesAct,
  note: noteAct,
  message: messagePartyAct,
  'full-refund': chooseFullRefund,
  'another-date': chooseAnotherDate,
  'another-tour': chooseAnotherTour,
  undo: undoBookingAct,
}

const ON_DEPARTURE: Readonly<Record<DepartureActionName, Act<DepartureSubject>>> = {
  'cancel-departure': cancelDepartureAct,
  'lights-seen': reportLightsSeen,
  'not-seen': reportNoLights,
  'message-all': messageAllAct,
  'new-booking': bookOnDeparture,
  'guide-link': createGuideLink,
  'name-guide': onSingleDate(guideAct),
  start: startTimeAct,
  merge: mergeAct,
  price: onSingleDate(priceAct),
  seats: onSingleDate(seatsAct),
  close: onSingleDate(closeSalesAct),
  open: onSingleDate(openSalesAct),
  undo: undoDepartureAct,
}

const ON_DATES: Readonly<Record<DatesActionName, Act<DatesSubject>>> = {
  price: priceAct,
  seats: seatsAct,
  close: closeSalesAct,
  open: openSalesAct,
  'name-guide': guideAct,
}

const ON_ENQUIRY: Readonly<Record<EnquiryActionName, Act<EnquirySubject>>> = {
  answered: markAnswered,
  book: bookFromEnquiry,
}

const ON_REVIEW: Readonly<Record<ReviewActionName, Act<ReviewSubject>>> = {
  publish: publishReviewAct,
  refuse: refuseReviewAct,
  reply: replyToReviewAct,
  'add-photo': addPhotographAct,
  'remove-photo': removePhotographAct,
}

const ON_EMAIL: Readonly<Record<EmailActionName, Act<EmailSubject>>> = { 'send-again': sendAgainAct }

const ON_PERSON: Readonly<Record<PersonActionName, Act<PersonSubject>>> = { erase: erasePersonAct }

/** What is done on no subject that exists already. */
const ON_OFFICE: Readonly<Record<OfficeActionName, Act<object>>> = { 'open-season': openSeasonAct }

/** Every command whose action a staff page offers too, or could offer. */
export const ACT_COMMANDS: readonly ActCommand[] = [
  openSeasonCommand,
  ...[priceCommand, seatsCommand, closeSalesCommand, openSalesCommand, startTimeCommand],
  ...[guideCommand, cancelDepartureCommand, mergeCommand, noLightsCommand],
  ...[
    newBookingCommand,
    changePartyCommand,
    moveCommand,
    cancelCommand,
    chooseCommand,
    contactDetailsCommand,
  ],
  ...[noteCommand, noShowCommand, wishesCommand, resendCommand],
  ...[
    cryptoDetailsCommand,
    recordCryptoPaymentCommand,
    refundCommand,
    recordMoneyCommand,
    markAnsweredCommand,
    undoActCommand,
  ],
  ...[sendAgainCommand, erasePersonCommand],
  ...[publishReviewCommand, refuseReviewCommand, replyToReviewCommand, photographCommand],
]

export type PageSubject =
  | ({ readonly about: 'booking' } & BookingSubject)
  | ({ readonly about: 'departure' } & DepartureSubject)
  | ({ readonly about: 'dates' } & DatesSubject)
  | ({ readonly about: 'enquiry' } & EnquirySubject)
  | ({ readonly about: 'review' } & ReviewSubject)
  | ({ readonly about: 'email' } & EmailSubject)
  | ({ readonly about: 'person' } & PersonSubject)
  | { readonly about: 'office' }

export type NamedAct = BoundAct & { readonly name: OperatorLinkActionName }

/**
 * Find the action named in a page's URL; null if the subject has no such action. Crypto payments are recorded by a
 * separate action.
 */
export function findAct(word: string, subject: PageSubject): NamedAct | null {
  if (subject.about === 'booking' && has(ON_BOOKING, word)) {
    const isCoins = word === 'record-payment' && subject.booking.paymentMethod === 'crypto'
    return { name: word, ...(isCoins ? recordCryptoPaymentAct : ON_BOOKING[word]).on(subject) }
  }
  if (subject.about === 'departure' && has(ON_DEPARTURE, word))
    return { name: word, ...ON_DEPARTURE[word].on(subject) }
  if (subject.about === 'dates' && has(ON_DATES, word)) return { name: word, ...ON_DATES[word].on(subject) }
  if (subject.about === 'enquiry' && has(ON_ENQUIRY, word))
    return { name: word, ...ON_ENQUIRY[word].on(subject) }
  if (subject.about === 'review' && has(ON_REVIEW, word))
    return { name: word, ...ON_REVIEW[word].on(subject) }
  if (subject.about === 'email' && has(ON_EMAIL, word)) return { name: word, ...ON_EMAIL[word].on(subject) }
  if (subject.about === 'person' && has(ON_PERSON, word))
    return { name: word, ...ON_PERSON[word].on(subject) }
  if (subject.about === 'office' && has(ON_OFFICE, word)) return { name: word, ...ON_OFFICE[word].on({}) }
  return null
}

const DONE: ReadonlyMap<string, string> = new Map(
  [ON_BOOKING, ON_DEPARTURE, ON_ENQUIRY, ON_REVIEW, ON_EMAIL, ON_PERSON, ON_OFFICE].flatMap((acts) =>
    Object.entries<Act<never>>(acts).map(([word, { done }]) => [word, done] as const),
  ),
)

/** The message shown after an action has succeeded; null if there is no action of this name. */
export function findSuccessText(word: string): string | null {
  return DONE.get(word) ?? null
}

/** Turn an action on several dates into an action on one departure. */
function onSingleDate(act: Act<DatesSubject>): Act<DepartureSubject> {
  return { ...act, on: ({ departure: { id } }) => act.on({ dates: { ids: [id] } }) }
}

function has<Name extends string>(acts: Readonly<Record<Name, unknown>>, word: string): word is Name {
  return Object.hasOwn(acts, word)
}
