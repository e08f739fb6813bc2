import {
  type departureAction,
  type enquiryAction,
  type OperatorAction,
  type operatorAction,
} from '@/app/(site)/operator/[token]/actions/action'
import { answered } from '@/app/(site)/operator/[token]/actions/answered'
import { bookingOfEnquiry } from '@/app/(site)/operator/[token]/actions/book-enquiry'
import { cancelForGuest, cancelForUs } from '@/app/(site)/operator/[token]/actions/cancel'
import { anotherDate, fullRefund } from '@/app/(site)/operator/[token]/actions/choose'
import { cancelThisDeparture } from '@/app/(site)/operator/[token]/actions/cancel-departure'
import { guideLink } from '@/app/(site)/operator/[token]/actions/guide-link'
import { lightsSeen } from '@/app/(site)/operator/[token]/actions/lights-seen'
import { message } from '@/app/(site)/operator/[token]/actions/message'
import { messageAll } from '@/app/(site)/operator/[token]/actions/message-all'
import { notSeen } from '@/app/(site)/operator/[token]/actions/not-seen'
import { move } from '@/app/(site)/operator/[token]/actions/move'
import { note } from '@/app/(site)/operator/[token]/actions/note'
import { recordCoins } from '@/app/(site)/operator/[token]/actions/record-coins'
import { recordPayment } from '@/app/(site)/operator/[token]/actions/record-payment'
import { refund } from '@/app/(site)/operator/[token]/actions/refund'
import { resend } from '@/app/(site)/operator/[token]/actions/resend'
import { sendDetails } from '@/app/(site)/operator/[token]/actions/send-details'
import { showWishes } from '@/app/(site)/operator/[token]/actions/show-wishes'
import { undo, undoOnDeparture } from '@/app/(site)/operator/[token]/actions/undo'
import {
  type ActionName,
  type DepartureActionName,
  type EnquiryActionName,
  type OperatorActionName,
} from '@/lib/contract/operator-page'
import { type OpenedForOperator } from '@/lib/use-cases/links/open-operator-link'

const ACTIONS: Readonly<Record<OperatorActionName, ReturnType<typeof operatorAction>>> = {
  'cancel-for-us': cancelForUs,
  'cancel-for-guest': cancelForGuest,
  move,
  refund,
  'record-payment': recordPayment,
  'send-details': sendDetails,
  resend,
  'show-wishes': showWishes,
  note,
  message,
  'full-refund': fullRefund,
  'another-date': anotherDate,
  undo,
}

const DEPARTURES: Readonly<Record<DepartureActionName, ReturnType<typeof departureAction>>> = {
  'cancel-departure': cancelThisDeparture,
  'lights-seen': lightsSeen,
  'not-seen': notSeen,
  'message-all': messageAll,
  'guide-link': guideLink,
  undo: undoOnDeparture,
}

const ENQUIRIES: Readonly<Record<EnquiryActionName, ReturnType<typeof enquiryAction>>> = {
  answered,
  book: bookingOfEnquiry,
}

type NamedAction = { readonly name: ActionName; readonly action: OperatorAction }

/** The action that an address names; null for any other. Coins are recorded in another way than money. */
export function findAction(word: string, opened: OpenedForOperator): NamedAction | null {
  if (opened.about === 'booking' && has(ACTIONS, word)) {
    const isCoins = word === 'record-payment' && opened.booking.paymentMethod === 'crypto'
    return { name: word, action: (isCoins ? recordCoins : ACTIONS[word])(opened) }
  }
  if (opened.about === 'departure' && has(DEPARTURES, word))
    return { name: word, action: DEPARTURES[word](opened) }
  if (opened.about === 'enquiry' && has(ENQUIRIES, word))
    return { name: word, action: ENQUIRIES[word](opened) }
  return null
}

function has<Name extends string>(actions: Readonly<Record<Name, unknown>>, word: string): word is Name {
  return Object.hasOwn(actions, word)
}
