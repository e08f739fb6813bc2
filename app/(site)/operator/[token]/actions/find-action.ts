import { type OperatorAction, type operatorAction } from '@/app/(site)/operator/[token]/actions/action'
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

type NamedAction = { readonly name: OperatorActionName; readonly action: OperatorAction }

/** The action that an address names; null for any other. Coins are recorded in another way than money. */
export function findAction(word: string, opened: OpenedForOperator): NamedAction | null {
  if (opened.about !== 'booking' || !isName(word)) return null
  const isCoins = word === 'record-payment' && opened.booking.paymentMethod === 'crypto'
  return { name: word, action: (isCoins ? recordCoins : ACTIONS[word])(opened) }
}

function isName(word: string): word is OperatorActionName {
  return Object.hasOwn(OPERATOR_ACTIONS, word)
}
