import { MANUAL_PAYMENT_METHODS } from '@/lib/booking/money/money-methods'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'
import { type Row, WALLET } from '@/tests/lib/office/row'
import { NOON } from '@/tests/support/a-backend'
import { at } from '@/tests/support/builders'

/* Acts on a booking and its money. */

const CREDIT_NOTE = ' now, and 1 with the credit note when the refund is made'
const EUROS = 'Please write an amount in euros from 0.01 to 999,999.99, such as 89.50'
const NO_DEADLINE = 'Please leave this empty: for our own reasons there is no deadline'
const TX = 'a'.repeat(64)
const DETAILS = { address: WALLET, amount: '0.002', network: 'Bitcoin', rate: '89500', source: 'Kraken' }

export const BOOKING_ROWS: readonly Row[] = [
  {
    ...({ page: 'booking cancel-for-us', command: 'booking cancel', isUndone: true } as const),
    try: ({ couple }) => ({
      on: couple,
      args: ['--by-us'],
      wrong: [[{ asOf: '2026-12-01T11:00' }, { asOf: NO_DEADLINE }]],
      shows:
        /^We are cancelling, .*\nThe booking is cancelled: 358 € goes back to the card\.\nThe date stays on sale\.$/,
      effect: `2 guests, 358 € back to cards, 1 e-mail to guests${CREDIT_NOTE}`,
      sends: ['booking-cancelled-guest'],
      again: /^There is nothing to cancel: this booking has already ended\.$/,
    }),
  },
  {
    ...({ page: 'booking cancel-for-guest', command: 'booking cancel', isUndone: true } as const),
    try: ({ couple }) => ({
      on: couple,
      typed: { asOf: '' },
      shows: /^The guest is cancelling, .*\nThe booking is cancelled: 358 € goes back to the card\.$/,
      effect: `2 guests, 358 € back to cards, 1 e-mail to guests${CREDIT_NOTE}`,
      sends: ['booking-cancelled-guest'],
      again: /^There is nothing to cancel/,
      wrong: ['2026-12-01', '2026-12-01 8pm', '2026-12-01 24:00', 'yesterday 12:00'].map((asOf) => [
        { asOf },
        { asOf: 'Please write it as 2026-12-11 19:50, in Helsinki time' },
      ]),
      refuses: [
        [{ asOf: '2031-12-01 12:00' }, 'The guest cannot have asked in the future.'],
        [
          { asOf: '2026-12-01 11:59' },
          'The guest cannot have asked before the booking was made, or in the future.',
        ],
      ],
    }),
  },
  {
    ...({ page: 'booking move', command: 'booking move', isUndone: true } as const),
    try: ({ couple, date }) => ({
      on: couple,
      typed: { departure: String(date.id), reason: 'guest', asOf: '' },
      args: [date.day],
      shows: /^The booking will be for 2 adults on .*, 358 €\.\n/,
      effect: '2 guests, 0 € back to cards, 1 e-mail to guests',
      sends: ['booking-changed-guest'],
      again: /^Nothing would change: the booking is already like that\.$/,
      wrong: [
        ...['soon', '', undefined].map(
          (departure) => [{ departure }, { departure: 'Please choose a date' }] as const,
        ),
        [{ departure: String(date.id), reason: 'us', asOf: '2026-12-01T11:00' }, { asOf: NO_DEADLINE }],
      ],
      refuses: [[{ day: '2031-07-01' }, 'This tour has no departure on that day.']],
    }),
  },
  {
    ...({ page: 'booking party', command: 'booking party', isUndone: true } as const),
    try: ({ couple }) => ({
      on: couple,
      typed: { adults: '1', children: '0', reason: 'guest', asOf: '2026-12-01T12:00' },
      args: ['--adults', 1],
      shows: /^The booking will be for 1 adult on .*, 179 €\.\n179 € goes back to the card\.$/,
      effect: `1 guest, 179 € back to cards, 1 e-mail to guests${CREDIT_NOTE}`,
      sends: ['booking-changed-guest'],
      again: /^Nothing would change: the booking is already like that\.$/,
      wrong: [
        [{ adults: 'many' }, { adults: 'Please write a number from 0 to 99' }],
        [{ adults: '1', byUs: true, asOf: '2026-12-01T11:00' }, { asOf: NO_DEADLINE }],
      ],
      refuses: [[{ adults: '0', children: '1' }, 'At least one adult must come along.']],
    }),
  },
  {
    ...({ page: 'booking refund', command: 'money refund', isUndone: true } as const),
    try: ({ couple }) => ({
      on: couple,
      typed: { amount: '50', reason: 'goodwill' },
      args: [50, '--reason', 'goodwill'],
      shows: /^50 € is refunded; the booking itself does not change\.$/,
      effect: `2 guests, 50 € back to cards, 0 e-mails to guests${CREDIT_NOTE}`,
      again: /^50 € is refunded/,
      wrong: [
        [{ amount: 'all', reason: 'goodwill' }, { amount: EUROS }],
        [{ amount: '50', reason: 'nice' }, { reason: 'One of: goodwill, tour_not_as_booked, our_mistake' }],
        [{ amount: 'all' }, { amount: EUROS, reason: 'Please fill this in' }],
      ],
      refuses: [
        [
          { amount: '400', reason: 'goodwill' },
          'That is more than the 358 € that can be refunded.',
          'amount',
        ],
      ],
    }),
  },
  {
    ...({ page: 'booking undo', compares: 'terms' } as const),
    try: async ({ couple }) => {
      const command = { name: 'money refund', isAtOnce: false } as const
      const goodwill = { reference: couple.reference, cents: 50_00, reason: 'goodwill', command } as const
      await refundBooking.run(goodwill, NOON)
      return {
        on: couple,
        shows: /^The booking is restored to before the refund of .*\nLL-\w{6} {2}Aino Korhonen, 2 guests/,
        effect: 'Nobody is notified, and no money moves',
        again: /^There is nothing left to undo\.$/,
      }
    },
  },
  {
    ...({ page: 'booking contact', command: 'booking contact' } as const),
    try: ({ couple }) => ({
      on: couple,
      typed: {
        name: 'Aino Virtanen',
        email: 'new@example.com',
        phone: '',
        language: 'fr',
        pickUp: 'Hotel Aakenus',
      },
      args: [
        '--name',
        'Aino Virtanen',
        '--email',
        'new@example.com',
        '--language',
        'fr',
        '--pick-up',
        'Hotel Aakenus',
      ],
      shows:
        /^Name: Aino Virtanen instead of Aino Korhonen\.\nE-mail: new@\S+ instead of aino@\S+\.\nPick-up: Hotel Aakenus\.\nLanguage: French instead of English\.$/,
      effect: '2 guests, 0 € back to cards, 3 e-mails to guests',
      sends: ['address-changed-guest', 'address-changed-guest', 'details-changed-guest'],
      again: /^Nothing would change: these are the details already\.$/,
      wrong: [
        [{ email: 'no address' }, { email: 'Invalid email address' }],
        ...['abc', '12345', '+358 40 12 ab'].map(
          (phone) => [{ phone }, { phone: 'Please write a phone number such as +358 40 1234567' }] as const,
        ),
      ],
    }),
  },
  {
    ...({ command: 'booking contact', which: 'for health', compares: 'nothing' } as const),
    try: ({ guest }) => ({
      on: guest,
      typed: { health: 'delete' },
      args: ['--no-health'],
      shows: /^What the guest has told us about health is deleted for good\.$/,
      effect: 'Nobody is notified, and no money moves',
      again: /^We have no health details for this booking\.$/,
    }),
  },
  {
    ...({ page: 'booking note', command: 'booking note' } as const),
    try: ({ guest }) => ({
      on: guest,
      typed: { note: 'Calls from the station' },
      args: ['Calls from the station'],
      shows: /^The note goes into the history\. The guest does not see it\.$/,
      effect: 'Nobody is notified, and no money moves',
      again: /^The note goes/,
      wrong: [
        [{ note: 'a'.repeat(501) }, { note: 'The note must be 500 characters or fewer' }],
        [{ note: ' ' }, { note: 'Please fill this in' }],
      ],
    }),
  },
  {
    ...({ page: 'booking show-wishes', command: 'booking wishes' } as const),
    try: ({ guest }) => ({
      on: guest,
      args: ['--release'],
      shows: /^The guide will see: “A vegetarian dinner”\n/,
      effect: 'Nobody is notified, and no money moves',
      again: /^The guide can already see these wishes\.$/,
    }),
  },
  {
    ...({ page: 'booking resend', command: 'booking resend' } as const),
    try: ({ guest }) => ({
      on: guest,
      shows: /^This e-mail is sent to guest@example\.com again: “Booking confirmed: .+”\.$/,
      effect: '1 guest, 0 € back to cards, 1 e-mail to guests',
      sends: ['booking-confirmed-guest'],
      again: /^This e-mail is sent/,
    }),
  },
  {
    page: 'booking message',
    try: ({ guest }) => ({
      on: guest,
      typed: { message: 'We meet at the back door.\nBring a torch.' },
      shows: /^It is sent to guest@example\.com at once, and cannot be undone\.$/,
      effect: '1 guest, 0 € back to cards, 1 e-mail to guests',
      sends: ['office-message-guest'],
      again: /^It is sent to/,
      wrong: [[{ message: ' ' }, { message: 'Please fill this in' }]],
    }),
  },
  {
    command: 'booking no-show',
    try: ({ guest }) => ({
      on: guest,
      at: at('23:59', guest.day),
      shows: /^They did not come\.$/,
      effect: 'Nobody is notified, and no money moves',
      again: /^That is already recorded\.$/,
    }),
  },
  {
    ...({ page: 'booking full-refund', command: 'booking choose' } as const),
    try: ({ choosers: [chooser] }) => ({
      on: chooser,
      args: ['refund'],
      shows: /^The guest has chosen a full refund\. This cannot be undone\.$/,
      effect: `1 guest, 179 € back to cards, 1 e-mail to guests${CREDIT_NOTE}`,
      sends: ['choice-refunded-guest'],
      again: /^The guest has already chosen this\.$/,
    }),
  },
  {
    ...({ page: 'booking another-date', command: 'booking choose' } as const),
    try: ({ choosers: [, chooser], date }) => ({
      on: chooser,
      typed: { departure: String(date.id) },
      args: ['move', date.day],
      shows: /^The guest has chosen to move to .+ at 20:00, for 179 €\. This cannot be undone\.$/,
      effect: '1 guest, 0 € back to cards, 1 e-mail to guests',
      sends: ['booking-changed-guest'],
      again: /^The guest has already chosen this\.$/,
      wrong: ['soon', undefined].map((departure) => [{ departure }, { departure: 'Please choose a date' }]),
      refuses: [[{ day: '2031-07-01' }, 'This tour has no departure on that day.']],
    }),
  },
  {
    ...({ page: 'booking another-tour', command: 'booking choose' } as const),
    try: ({ choosers: [, , chooser], evening: { day } }) => ({
      on: chooser,
      typed: { tour: '8', day },
      args: ['move', day, '--tour', 'family-friendly-northern-lights'],
      shows:
        /^The guest has chosen to move to the Family-Friendly Northern Lights Tour on .+ at 20:00, for 79 €\. This cannot be undone\.$/,
      effect: `1 guest, 100 € back to cards, 1 e-mail to guests${CREDIT_NOTE}`,
      sends: ['booking-changed-guest'],
      again: /^The guest has already chosen this\.$/,
      wrong: [
        [{ tour: '99', day }, { tour: expect.stringContaining('The tours are: 1 northern-lights-tour') }],
        [{ tour: '8', day: 'soon' }, { day: 'Please write a day as today, tomorrow or 2026-12-24' }],
      ],
      refuses: [[{ tour: '8', day: '2031-07-01' }, 'This tour has no departure on that day.', 'day']],
    }),
  },
  {
    ...({ page: 'booking record-payment', command: 'money record' } as const),
    try: ({ unpaid: reference }) => ({
      on: { reference },
      typed: { amount: '179', method: 'bank_transfer' },
      args: [179, '--method', 'bank-transfer'],
      shows: /^179 € received; the booking is confirmed\. This cannot be undone\.$/,
      effect: '1 guest, 0 € back to cards, 1 e-mail to guests',
      sends: ['booking-confirmed-guest'],
      again: /^Nothing is due for this booking\. Please return the money\.$/,
      wrong: [
        [{ amount: '1.999', method: 'cash' }, { amount: EUROS }],
        [{ amount: '179', method: 'cheque' }, { method: `One of: ${MANUAL_PAYMENT_METHODS.join(', ')}` }],
      ],
      refuses: [[{ amount: '179', method: 'crypto' }, 'crypto paid', 'method']],
    }),
  },
  {
    ...({ page: 'booking record-returned', command: 'money record' } as const),
    try: ({ coins: { back: reference } }) => ({
      on: { reference },
      typed: { amount: '179', method: 'crypto' },
      args: [179, '--method', 'crypto', '--returned'],
      shows: /^179 € has been returned to the guest\.$/,
      effect: '1 guest, 0 € back to cards, 1 e-mail to guests',
      sends: ['credit-note-guest'],
      again: /^There is nothing for you to return on this booking\.$/,
      refuses: [[{ amount: '180', method: 'crypto' }, 'You have 179 € to return on this booking.', 'amount']],
    }),
  },
  {
    ...({ page: 'booking record-returned', command: 'money record', which: 'two refunds' } as const),
    try: ({ coins: { backTwice: reference } }) => ({
      on: { reference },
      typed: { amount: '179', method: 'crypto' },
      args: [179, '--method', 'crypto', '--returned'],
      shows: /^179 € has been returned to the guest\.$/,
      effect: '1 guest, 0 € back to cards, 2 e-mails to guests',
      sends: ['credit-note-guest', 'credit-note-guest'],
      again: /^There is nothing for you to return on this booking\.$/,
    }),
  },
  {
    ...({ page: 'booking send-details', command: 'crypto details' } as const),
    try: ({ coins: { untold: reference } }) => ({
      on: { reference },
      typed: DETAILS,
      args: [
        ...['--address', WALLET, '--amount', '0.002', '--network', 'Bitcoin'],
        ...['--rate', '89500', '--rate-source', 'Kraken'],
      ],
      shows:
        /^The guest is asked to send 0\.002 BTC on bitcoin, for 179 €, due .*\nTo 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa, which is a valid address on that network\.$/,
      effect: '1 guest, 0 € back to cards, 1 e-mail to guests',
      sends: ['crypto-details-guest'],
      again:
        /^Already sent: 2026-12-01 12:00 .*\n(.*\n)*These details will no longer apply: 0\.002 BTC on bitcoin/,
      wrong: [
        [{ ...DETAILS, address: ' ' }, { address: 'Please fill this in' }],
        [{ ...DETAILS, rate: '0' }, { rate: 'Please write a number above 0, such as 0.0021' }],
      ],
      refuses: [
        [
          { ...DETAILS, amount: '0.02' },
          'At that rate these coins are worth 1,790 €, but 179 € is due.',
          'amount',
        ],
        [{ ...DETAILS, network: 'tron' }, 'We accept this coin on: bitcoin', 'network'],
        [
          { ...DETAILS, address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb' },
          'This is not an address on that network: a character is missing or wrong.',
          'address',
        ],
        // Anyone with the link can post what the page does not offer.
        [
          { ...DETAILS, address: '12cbQLTFMXRnSzktFkuoG3eHoMeFtpTu3S' },
          'This is not one of your wallets',
          'address',
        ],
      ],
    }),
  },
  {
    ...({ page: 'booking record-payment', command: 'crypto paid', which: 'in coins' } as const),
    try: ({ coins: { told: reference } }) => ({
      on: { reference },
      typed: { amount: '0.002', tx: TX },
      args: ['0.002', '--tx', TX],
      shows: /^179 € received; it is paid in full and confirmed\. This cannot be undone\.$/,
      effect: '1 guest, 0 € back to cards, 1 e-mail to guests',
      sends: ['booking-confirmed-guest'],
      again: new RegExp(`^This transaction has already been recorded, for ${reference}\\.$`),
      wrong: [
        [
          { tx: TX },
          {
            '': 'Please give either the number of coins or their value in euros',
          },
        ],
        [{ euros: 'all', tx: TX }, { euros: EUROS }],
      ],
    }),
  },
]
