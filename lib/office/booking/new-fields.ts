import { type OperatorField } from '@/lib/contract/operator-page'

/* The fields shared by the forms that make a booking. */

export const PRICE_FIELD = {
  label: 'Amount in euros',
  hint: 'A total that you agreed on. Leave it empty for the price of the date.',
  isOptional: true,
  isDecimal: true,
} as const

export const PRIVATE_DEPARTURE_FIELD: OperatorField = {
  name: 'private',
  label: 'For this party alone',
  options: [
    { value: 'no', text: 'No, others may book the date as well' },
    { value: 'yes', text: 'Yes, the date goes off sale' },
  ],
}

export const PRIVATE_LINE = 'For this party alone: the date goes off sale.'
