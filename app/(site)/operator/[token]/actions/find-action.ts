import {
  type enquiryAction,
  type OperatorAction,
  type operatorAction,
} from '@/app/(site)/operator/[token]/actions/action'
import { answered } from '@/app/(site)/operator/[token]/actions/answered'
import { bookingOfEnquiry } from '@/app/(site)/operator/[token]/actions/book-enquiry'
import { cancelForGuest, cancelForUs } from '@/app/(site)/operator/[token]/actions/cancel'
import { anotherDate, fullRefund } from '@/app/(site)/operator/[token]/actions/choose'
import { move } from '@/app/(site)/operator/[token]/actions/move'
import { note } from '@/app/(site)/operator/[token]/actions/note'
import { recordCoins } from '@/app/(site)/operator/[token]/actions/record-coins'
import { recordPayment } from '@/app/(site)/operator/[token]/actions/record-payment'
import { refund } from '@/app/(site)/operator/[token]/actions/refund'
import { resend } from '@/app/(site)/operator/[token]/actions/resend'
import { sendDetails } from '@/app/(site)/operator/[token]/actions/send-details'
import { undo } from '@/app/(site)/operator/[token]/actions/undo'
import { ENQUIRY_ACTIONS, type EnquiryActionName } from '@/lib/contract/enquiry-page'
import { OPERATOR_ACTIONS, type OperatorActionName } from '@/lib/contract/operator-page'
import { type OpenedForOperator } from '@/lib/use-cases/links/open-operator-link'

const ACTIONS: Readonly<Record<OperatorActionName, ReturnType<typeof operatorAction>>> = {
  'cancel-for-us': cancelForUs,
  'cancel-for-guest': cancelForGuest,
  move,
  refund,
  'record-payment': recordPayment,
  'send-details': sendDetails,
  resend,
  note,
  'full-refund': fullRefund,
  'another-date': anotherDate,
  undo,
}

const ON_ENQUIRIES: Readonly<Record<EnquiryActionName, ReturnType<typeof enquiryAction>>> = {
  answered,
  book: bookingOfEnquiry,
}

type NamedAction = {
  readonly name: OperatorActionName | EnquiryActionName
  readonly title: string
  readonly action: OperatorAction
}

/** The action that an address names; null for any other. Coins are recorded in another way than money. */
export function findAction(word: string, opened: OpenedForOperator): NamedAction | null {
  if (opened.about === 'enquiry')
    return isEnquiryName(word)
      ? { name: word, title: ENQUIRY_ACTIONS[word], action: ON_ENQUIRIES[word](opened) }
      : null
  if (opened.about !== 'booking' || !isName(word)) return null
  const isCoins = word === 'record-payment' && opened.booking.paymentMethod === 'crypto'
  const action = (isCoins ? recordCoins : ACTIONS[word])(opened)
  return { name: word, title: OPERATOR_ACTIONS[word], action }
}

function isName(word: string): word is OperatorActionName {
  return Object.hasOwn(OPERATOR_ACTIONS, word)
}

function isEnquiryName(word: string): word is EnquiryActionName {
  return Object.hasOwn(ENQUIRY_ACTIONS, word)
}
