import { z } from 'zod'
import { OFFICE_PAYMENT_METHODS } from '@/lib/booking/money/money-methods'
import { customerEmailField } from '@/lib/contract/fields'
import {
  eurosInput,
  flagInput,
  guestCountInput,
  oneOfInput,
  optionalInput,
  phoneInput,
  shortTextInput,
} from '@/lib/contract/operator-inputs'
import { type OperatorField } from '@/lib/contract/operator-page'
import { LANGUAGES } from '@/lib/language/language'
import { LANGUAGE_FIELD } from '@/lib/office/booking/language-field'
import { PRICE_FIELD, PRIVATE_DEPARTURE_FIELD } from '@/lib/office/booking/new-fields'
import { PAYMENT_METHOD_NAMES } from '@/lib/words/money/payment-method-texts'

/* What staff type to make a booking, on a page or by command. */

export const WAYS_TO_PAY = ['link', 'paid', 'free'] as const
export const METHODS = OFFICE_PAYMENT_METHODS.join(' or ')

/** The fields that the price depends on. */
const figures = {
  pay: oneOfInput(WAYS_TO_PAY),
  price: optionalInput(eurosInput),
  private: flagInput,
  adults: guestCountInput.default(1),
  children: guestCountInput.default(0),
}

export const newBookingFigures = z.object({ ...figures, pay: figures.pay.default('link') })

export const guestInput = z
  .object({
    ...figures,
    name: shortTextInput,
    method: optionalInput(oneOfInput(OFFICE_PAYMENT_METHODS)),
    email: optionalInput(customerEmailField),
    phone: optionalInput(phoneInput),
    language: optionalInput(oneOfInput(LANGUAGES)),
    note: optionalInput(shortTextInput),
  })
  .refine(({ pay, email }) => pay !== 'link' || email !== undefined, {
    path: ['email'],
    error: 'The payment link goes out by e-mail, so please give an address',
  })
  .refine(({ pay, method }) => pay !== 'paid' || method !== undefined, {
    path: ['method'],
    error: 'Please say how it was paid',
  })
  .refine(({ pay, method }) => pay === 'paid' || method === undefined, {
    path: ['method'],
    error: 'Please leave this out, as nothing has been paid yet',
  })
  .refine(({ pay, price }) => pay !== 'free' || price === undefined, {
    path: ['price'],
    error: 'Please leave this out, as the booking is free',
  })

/** What a booking is decided by, who books it aside. */
export function toBookingFigures({
  adults,
  children,
  pay,
  price,
  ...typed
}: z.output<typeof newBookingFigures>) {
  return {
    party: { adults, children },
    totalCents: pay === 'free' ? 0 : (price ?? null),
    isPrivate: typed.private,
    isByLink: pay === 'link',
  }
}

/** Personal data must never be in a URL, so the whole form is posted. */
export const NEW_BOOKING_FIELDS: readonly OperatorField[] = [
  { name: 'name', label: 'Name', isPrivate: true },
  { name: 'adults', label: 'Adults', type: 'number', isHalf: true, value: '2' },
  { name: 'children', label: 'Children', type: 'number', isHalf: true, value: '0' },
  {
    name: 'pay',
    label: 'Payment',
    isHalf: true,
    options: [
      { value: 'link', text: 'By a link that we e-mail' },
      { value: 'paid', text: 'Paid already' },
      { value: 'free', text: 'Free' },
    ],
  },
  {
    name: 'method',
    label: 'Paid by',
    isHalf: true,
    hint: 'Only if it is paid already.',
    isOptional: true,
    options: [
      { value: '', text: 'Not paid yet' },
      ...OFFICE_PAYMENT_METHODS.map((value) => ({ value, text: PAYMENT_METHOD_NAMES[value] })),
    ],
  },
  { name: 'price', ...PRICE_FIELD },
  PRIVATE_DEPARTURE_FIELD,
  { name: 'email', label: 'Email', type: 'email', isOptional: true, isPrivate: true, isHalf: true },
  { name: 'phone', label: 'Phone', type: 'tel', isOptional: true, isPrivate: true, isHalf: true },
  LANGUAGE_FIELD,
  { name: 'note', label: 'Note', hint: 'For the office.', isOptional: true, isPrivate: true },
]
