import { z } from 'zod'
import { type StripeAccount, type Checkout } from '@/tools/stripe/account'
import { findTestCard } from '@/tools/stripe/cards'
import { declineCard, payByBankDebit, payByCard } from '@/tools/stripe/pay-checkout'
import { notAllowedError } from '@/tools/stripe/stripe-refusal'

const field = z.string().trim().max(500).default('')

/** The fields that the payment page sends. */
export const paymentFormSchema = z.object({
  method: z.enum(['card', 'bank_debit']).default('card'),
  number: field,
  expiry: field,
  cvc: field,
  name: field,
})

export type PaymentForm = z.infer<typeof paymentFormSchema>

/** Why a payment failed, and which field caused it. */
export type PaymentFormError = {
  readonly message: string
  readonly field: 'number' | 'expiry' | 'cvc' | 'name'
}

/** Try to pay an open session. Returns null on success. Throws `StripeRefusal` if the session is not open. */
export function attemptPayment(
  account: StripeAccount,
  checkout: Checkout,
  form: PaymentForm,
): PaymentFormError | null {
  const { status } = checkout.session
  if (status !== 'open') throw notAllowedError(`This Checkout Session has a status of \`${status}\`.`)
  if (form.method === 'bank_debit') {
    payByBankDebit(account, checkout)
    return null
  }
  const card = findTestCard(form.number)
  if (!card) return refuse('number', 'Your card number is invalid.')
  const mistake = findMistake(form, new Date(account.now() * 1000))
  if (mistake) return mistake
  const { decline } = card
  if (!decline) {
    payByCard(account, checkout)
    return null
  }
  declineCard(account, checkout, decline)
  if (decline.code === 'incorrect_cvc') return refuse('cvc', decline.message)
  return refuse(decline.code === 'expired_card' ? 'expiry' : 'number', decline.message)
}

function findMistake({ expiry, cvc, name }: PaymentForm, now: Date): PaymentFormError | null {
  const [, month, year] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(expiry) ?? []
  if (!month || !year) return refuse('expiry', "Your card's expiration date is incomplete.")
  const firstDayAfter = new Date(Date.UTC(2000 + Number(year), Number(month)))
  if (firstDayAfter <= now) return refuse('expiry', "Your card's expiration date is in the past.")
  if (!/^\d{3,4}$/.test(cvc)) return refuse('cvc', "Your card's security code is incomplete.")
  return name ? null : refuse('name', 'The name on the card is missing.')
}

function refuse(name: PaymentFormError['field'], message: string): PaymentFormError {
  return { field: name, message }
}
