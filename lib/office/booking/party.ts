import 'server-only'
import { guestCountInput } from '@/lib/contract/operator-inputs'
import { bookingAct } from '@/lib/office/act'
import { changeOnBehalf, ON_BEHALF, onBehalfInput, REASON_FIELD } from '@/lib/office/booking/change'
import { bookingCommand } from '@/lib/office/command'

export const party = bookingAct({
  done: 'The party is changed.',
  undoable: 'booking party',
  input: onBehalfInput.extend({ adults: guestCountInput.optional(), children: guestCountInput.optional() }),
  fields: ({ booking }) => [
    { name: 'adults', label: 'Adults', type: 'number', value: String(booking.adults) },
    { name: 'children', label: 'Children', type: 'number', value: String(booking.children) },
    REASON_FIELD,
  ],
  async run(run) {
    const { booking, input } = run
    const { adults = booking.adults, children = booking.children } = input
    return changeOnBehalf({ kind: 'party', party: { adults, children } }, run)
  },
})

export const partyCommand = bookingCommand('booking party', {
  about: 'change how many guests come: who stays keeps the price paid, who is added pays the current price',
  examples: ['LL-7KM4QD --adults 3', 'LL-7KM4QD --adults 2 --children 1 --waive'],
  inputs: {
    adults: { flags: '--adults <number>', about: 'from now on' },
    children: { flags: '--children <number>', about: 'from now on' },
    ...ON_BEHALF,
  },
  usage: ({ adults, children }) =>
    adults === undefined && children === undefined
      ? 'Say how many come: --adults, --children or both.'
      : undefined,
  act: () => party,
})
