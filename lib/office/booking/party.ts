import 'server-only'
import { guestCountInput } from '@/lib/contract/operator-inputs'
import { bookingAct } from '@/lib/office/act'
import { changeOnBehalf } from '@/lib/office/booking/change'
import { ON_BEHALF, ON_BEHALF_FIELDS, onBehalfInput } from '@/lib/office/booking/on-behalf'
import { defineBookingCommand } from '@/lib/office/command'

export const partySizeAct = bookingAct({
  done: 'The number of guests is changed.',
  undoable: 'booking party',
  input: onBehalfInput.safeExtend({
    adults: guestCountInput.optional(),
    children: guestCountInput.optional(),
  }),
  fields: ({ booking }) => [
    { name: 'adults', label: 'Adults', type: 'number', isHalf: true, value: String(booking.adults) },
    { name: 'children', label: 'Children', type: 'number', isHalf: true, value: String(booking.children) },
    ...ON_BEHALF_FIELDS,
  ],
  date: async ({ booking, departure }, { adults = booking.adults, children = booking.children }) =>
    adults + children > booking.seats ? departure : null,
  async run(run) {
    const { booking, input } = run
    const { adults = booking.adults, children = booking.children } = input
    return changeOnBehalf({ kind: 'party', party: { adults, children } }, run)
  },
})

export const changePartyCommand = defineBookingCommand('booking party', {
  about:
    'change how many guests come: those who stay keep the price they paid, those added pay the current price',
  examples: ['LL-7KM4QD --adults 3', 'LL-7KM4QD --adults 2 --children 1 --waive'],
  inputs: {
    adults: { flags: '--adults <number>', about: 'how many come' },
    children: { flags: '--children <number>', about: 'how many come' },
    ...ON_BEHALF,
  },
  usage: ({ adults, children }) =>
    adults === undefined && children === undefined
      ? 'Please say how many come: --adults, --children or both.'
      : undefined,
  act: () => partySizeAct,
})
