import { addMinutes } from '@/lib/calendar/duration'
import { changeStartTime } from '@/lib/use-cases/changes/change-start-time'
import { setPrices } from '@/lib/use-cases/departures/set-prices'
import { readPhotograph } from '@/lib/use-cases/reviews/read-photograph'
import { type Row, type Subjects } from '@/tests/lib/office/row'
import { NOON } from '@/tests/support/a-backend'
import { aPhotograph } from '@/tests/support/a-photograph'
import { at } from '@/tests/support/builders'

/* Acts on a departure, on an enquiry, and on subjects that do not exist before. */

const EUROS = 'Please write an amount in euros from 0.01 to 999,999.99, such as 89.50'
const NO_EFFECT = 'Nobody is notified, and no money moves'
const AT_COUPLE = '2 guests, 0 € back to cards, 1 e-mail to guests'
const quiet = ({ date: { id, day } }: Subjects) => ({ departureId: id, day })

/** Change the start, which can be undone. Returns the command to undo it. */
async function aStart({ couple: { day } }: Subjects): Promise<string> {
  const call = { name: 'time', isAtOnce: false } as const
  const changed = await changeStartTime.run({ tourId: 1, day, time: '21:00' }, NOON, call)
  if (changed.kind !== 'changed' || !changed.command) throw new Error('not changed')
  return changed.command.id
}

export const DEPARTURE_ROWS: readonly Row[] = [
  {
    ...({ page: 'departure cancel-departure', command: 'departure cancel', isUndone: true } as const),
    try: ({ couple }) => ({
      on: couple,
      typed: { reason: 'weather', offer: '8', message: 'A storm is coming.' },
      args: ['--reason', 'weather', '--offer-tour', '8', '--message', 'A storm is coming.'],
      shows:
        /^The departure is cancelled and cannot be reopened\.\n.*LL-\w{6} {2}Aino \w+, 2 guests: chooses another date or a full refund, within 14 days\nThose who choose may also take another tour: Family-Friendly Northern Lights Tour\.$/,
      effect: AT_COUPLE,
      sends: ['departure-cancelled-guest'],
      again: /^This departure is already cancelled\.$/,
      wrong: [
        [{ reason: 'mood' }, { reason: 'One of: weather, guide, few' }],
        [
          { reason: 'few', message: 'a'.repeat(2001) },
          { message: 'The message must be 2000 characters or fewer' },
        ],
        [
          { reason: 'few', offer: '8, 99' },
          { offer: expect.stringContaining('The tours are: 1 northern-lights-tour') },
        ],
      ],
      refuses: [
        [
          { reason: 'few', offer: '8 northern-lights-tour' },
          'This is the tour itself: guests may choose another date of it anyway.',
          'offer',
        ],
        [{ reason: 'few', offer: '8,5' }, 'has no open dates.', 'offer'],
      ],
    }),
  },
  {
    ...({ page: 'departure start', command: 'time', isUndone: true } as const),
    try: ({ couple }) => ({
      on: couple,
      typed: { time: ' 19.30' },
      args: ['19:30'],
      shows: /^The new start is 19:30\.\n.*LL-\w{6} {2}Aino \w+, 2 guests: notified$/,
      effect: AT_COUPLE,
      sends: ['time-changed-guest'],
      again: /^It already starts at 19:30\.$/,
      wrong: [[{ time: '25:00' }, { time: 'Please write a time as 19:30' }]],
    }),
  },
  {
    ...({ page: 'departure merge', command: 'departure merge', isUndone: true } as const),
    try: ({ couple, date }) => ({
      on: couple,
      typed: { other: date.day },
      args: ['into', date.day],
      shows:
        /^This date is cancelled and cannot be reopened\. Its guests move to Guaranteed .*\n.*LL-\w{6} {2}Aino \w+, 2 guests: moves to the other date, and may still choose something else$/,
      effect: AT_COUPLE,
      sends: ['departure-merged-guest'],
      again: /^This departure is already cancelled\.$/,
      wrong: [[{ other: 'soon' }, { other: 'Please write a day as today, tomorrow or 2026-12-24' }]],
      refuses: [[{ other: '2031-07-01' }, 'This tour has no departure on the other day.', 'other']],
    }),
  },
  {
    ...({ page: 'departure not-seen', command: 'departure not-seen', isUndone: true } as const),
    try: ({ couple }) => ({
      on: couple,
      at: at('23:59', couple.day),
      shows:
        /^No northern lights were seen\.\n.*LL-\w{6} {2}Aino \w+, 2 guests: chooses between a full refund and a free return trip$/,
      effect: AT_COUPLE,
      sends: ['lights-not-seen-guest'],
      again: /^There is nobody to ask: no party came, or all have been asked already\.$/,
    }),
  },
  {
    ...({ page: 'departure undo', compares: 'terms' } as const),
    try: async (subjects) => {
      await aStart(subjects)
      return {
        on: subjects.couple,
        shows: /^The departure and its bookings are restored to before .*\nLL-\w{6} {2}Aino \w+, 2 guests/,
        effect: 'Nobody is notified, and no money moves',
        again: /^There is nothing left to undo\.$/,
      }
    },
  },
  {
    ...({ command: 'undo', compares: 'terms' } as const),
    try: async (subjects) => {
      const id = await aStart(subjects)
      return {
        on: 'nothing',
        typed: { id },
        args: [id],
        shows: new RegExp(
          `^${id} is undone: everything is restored to before .*\\nLL-\\w{6} {2}Aino \\w+, 2 guests`,
        ),
        effect: 'Nobody is notified, and no money moves',
        again: /^It has already been undone\.$/,
        wrong: [[{ id: 'K7' }, { id: 'Please write the id like this: K7QM' }]],
        refuses: [[{ id: 'ZZZZ' }, 'There is no command to undo.']],
      }
    },
  },
  {
    page: 'departure lights-seen',
    try: ({ guest }) => ({
      on: guest,
      at: at('23:59', guest.day),
      shows: /^The northern lights were seen, so no guest is offered a refund or a return trip\.$/,
      effect: NO_EFFECT,
      again: /^It has already been recorded that the lights were seen\.$/,
    }),
  },
  {
    page: 'departure message-all',
    try: ({ guest }) => ({
      on: guest,
      // Not at the instant of another message.
      at: addMinutes(NOON, 1),
      typed: { message: 'We found a glove.' },
      shows:
        /^.*LL-\w{6} {2}Aino Korhonen {2}1 guest {2}by e-mail\nIt is sent at once and cannot be undone\.$/,
      effect: '1 guest, 0 € back to cards, 1 e-mail to guests',
      sends: ['office-message-guest'],
      again: /by e-mail\n/,
      wrong: [[{ message: ' ' }, { message: 'Please fill this in' }]],
    }),
  },
  {
    page: 'departure guide-link',
    try: (subjects) => ({
      on: quiet(subjects),
      shows: /^This page gets a new link for the guide\. .*\nIt works until 12 hours after the start\./,
      effect: NO_EFFECT,
      again: /^This page gets a new link/,
    }),
  },
  {
    ...({ page: 'departure name-guide', command: 'departure guide' } as const),
    try: (subjects) => ({
      on: quiet(subjects),
      typed: { name: 'Eero Niemi' },
      args: ['Eero Niemi'],
      shows: /2026: guided by Eero Niemi( instead of .+)?$/,
      effect: NO_EFFECT,
      again: /^Eero Niemi is already the guide\.$/,
      wrong: [61, 501].map((length) => [
        { name: 'a'.repeat(length) },
        { name: 'The name must be 60 characters or fewer' },
      ]),
    }),
  },
  {
    ...({ page: 'departure price', command: 'price' } as const),
    try: (subjects) => ({
      on: quiet(subjects),
      typed: { adult: '199', child: '149,50' },
      args: ['--adult', '199', '--child', '149,50'],
      shows: /: adult 199 € instead of 179 €, child 149\.50 € instead of 129 €; \d of \d+ seats taken$/,
      effect: NO_EFFECT,
      again: /: adult 199 €, child 149\.50 €; /,
      wrong: [
        ...['0', '1.999', '-5', '1000000'].map((adult) => [{ adult }, { adult: EUROS }] as const),
        [
          { adult: '', child: '', ordinary: 'no' },
          { adult: 'Please write a price for adults, for children, or both' },
        ],
        [
          { adult: '199', ordinary: 'yes' },
          { ordinary: 'Please choose one: new prices, or the tour’s ordinary prices' },
        ],
      ],
    }),
  },
  {
    ...({ page: 'departure price', command: 'price', which: '--ordinary' } as const),
    try: async (subjects) => {
      const { id, day } = subjects.date
      await setPrices.run({ tourId: 1, first: day, last: day, own: { adultCents: 99_00 } }, NOON)
      return {
        on: { departureId: id, day },
        typed: { adult: '', child: '', ordinary: 'yes' },
        args: ['--ordinary'],
        shows: /: adult 179 € instead of 99 €, child 129 € instead of 149\.50 €; /,
        effect: NO_EFFECT,
        again: /: adult 179 €, child 129 €; /,
      }
    },
  },
  {
    ...({ page: 'departure name-guide', command: 'departure guide', which: 'nobody' } as const),
    try: (subjects) => ({
      on: quiet(subjects),
      // A paste may bring characters that nobody sees.
      typed: { name: '\u200b' },
      args: [''],
      shows: /2026: Guide \d+ is removed, so no guide is named$/,
      effect: NO_EFFECT,
      again: /^No guide is named, so there is nothing to remove\.$/,
    }),
  },
  {
    ...({ page: 'departure seats', command: 'seats' } as const),
    try: (subjects) => ({
      on: quiet(subjects),
      typed: { seats: '20' },
      args: [20],
      shows: /: 20 seats instead of \d+; \d taken$/,
      effect: NO_EFFECT,
      again: /: 20 seats, as before; \d taken\.$/,
      wrong: ['0', '4.5'].map((seats) => [
        { seats },
        { seats: 'Please write seats as a number from 1 to 999' },
      ]),
    }),
  },
  {
    ...({ page: 'departure close', command: 'close' } as const),
    try: ({ guest }) => ({
      on: guest,
      shows: /2026 goes off sale; 1 of \d+ seats taken$/,
      effect: 'Nobody is notified, and no money moves',
      again: /2026 is already off sale; /,
    }),
  },
  {
    ...({ page: 'departure open', command: 'open' } as const),
    try: ({ closed: { id, day } }) => ({
      on: { departureId: id, day },
      shows: /202\d goes on sale; 0 of \d+ seats taken$/,
      effect: NO_EFFECT,
      again: /202\d is already on sale; /,
    }),
  },
  {
    ...({ page: 'review publish', command: 'reviews publish' } as const),
    try: ({ reviewed: [reviewOf] }) => ({
      on: { reviewOf },
      shows: /^The review appears on its tour’s page, .* exactly as the guest wrote it\.$/,
      effect: NO_EFFECT,
      again: /^The review is already published\.$/,
    }),
  },
  {
    ...({ page: 'review refuse', command: 'reviews refuse' } as const),
    try: ({ reviewed: [, reviewOf] }) => ({
      on: { reviewOf },
      typed: { reason: 'advertising' },
      args: ['--reason', 'advertising'],
      shows:
        /^The review is not shown\. The guest is told: We do not show it, because it advertises something\.$/,
      effect: '0 guests, 0 € back to cards, 1 e-mail to guests',
      sends: ['review-refused-guest'],
      again: /^The review is already refused for this reason\.$/,
      wrong: [
        [
          { reason: 'too critical' },
          { reason: 'One of: insults, others_data, not_about_us, advertising, illegal' },
        ],
      ],
    }),
  },
  {
    ...({ page: 'review reply', command: 'reviews reply' } as const),
    try: ({ reviewed: [, , reviewOf] }) => ({
      on: { reviewOf },
      typed: { reply: 'Thank you for coming.' },
      args: ['Thank you for coming.'],
      shows: /^The reply appears below the review once that is published\. The guest gets no e-mail\.$/,
      effect: NO_EFFECT,
      again: /^That is the reply already\.$/,
      wrong: [[{ reply: 'x'.repeat(2001) }, { reply: 'The message must be 2000 characters or fewer' }]],
    }),
  },
  {
    ...({ page: 'review add-photo', command: 'reviews photo' } as const),
    try: async ({ shown: reviewOf }) => ({
      on: { reviewOf },
      typed: { photograph: await readPhotograph(await aPhotograph()) },
      args: ['--file', 'public/images/aurora-cabin-guests.webp'],
      shows: /^The photograph appears at once with the review, wherever that is shown,/,
      effect: NO_EFFECT,
      again: /^The review has a photograph already\. Please remove it first\.$/,
      wrong: [
        [{ photograph: 'animated' }, { photograph: 'This picture moves. Please choose a still one' }],
        [{ photograph: 'other' }, { photograph: 'Please choose a photograph' }],
      ],
    }),
  },
  {
    ...({ page: 'review remove-photo', command: 'reviews photo' } as const),
    try: ({ shown: reviewOf }) => ({
      on: { reviewOf },
      args: ['--remove'],
      shows: /^The photograph is deleted; the review stays\./,
      effect: NO_EFFECT,
      again: /^There is no photograph\.$/,
    }),
  },
  {
    ...({ page: 'enquiry answered', command: 'enquiries answer', compares: 'nothing' } as const),
    try: ({ enquiries: [{ id }] }) => ({
      on: { enquiryId: id },
      typed: { note: 'Called, wants January' },
      args: ['--note', 'Called, wants January'],
      shows:
        /^The enquiry is marked as answered, with your name and the time\. The visitor gets no e-mail\.$/,
      effect: NO_EFFECT,
      again: /^Answered by one@lumi\.example\.com, 2026-12-01 12:00: “Called, wants January”\.$/,
    }),
  },
  {
    ...({ page: 'enquiry book', compares: 'terms' } as const),
    try: ({ enquiries: [, { id }], date: { day } }) => {
      const party = { tour: '1', day, adults: '2', children: '1', total: '', private: 'no' }
      return {
        on: { enquiryId: id },
        typed: party,
        shows:
          /^Guaranteed .*, 2 adults and 1 child: \d+.* €, to be paid by .*\nThe guest gets a payment link\./,
        effect: '3 guests, 0 € back to cards, 1 e-mail to guests',
        sends: ['payment-link-guest'],
        again: /^Booking LL-\w{6} by one@lumi\.example\.com, 2026-12-01 12:00\.$/,
        wrong: [
          [{ ...party, day: 'soon' }, { day: 'Please choose a date' }],
          [{ ...party, email: 'x' }, { email: 'Invalid email address' }],
          [{ ...party, adults: '2.5' }, { adults: 'Please write a number from 0 to 99' }],
          [{ ...party, phone: 'ring me' }, { phone: 'Please write a phone number such as +358 40 1234567' }],
        ],
        refuses: [
          [{ ...party, adults: '0' }, 'At least one adult must come along.'],
          [{ ...party, day: '2026-07-01' }, 'This tour has no departure on that day.'],
          [{ ...party, adults: '30' }, 'That date only has'],
        ],
      }
    },
  },
  {
    ...({ command: 'season open', compares: 'terms' } as const),
    try: () => ({
      on: 'nothing',
      typed: { tour: '8', season: '2029' },
      args: [8, 2029],
      shows: /^Family-Friendly Northern Lights Tour: 182 new departures from .* 2029 to .* 2030, at 21:00, /,
      effect: NO_EFFECT,
      again: /^Family-Friendly Northern Lights Tour: no new departures\. 182 dates exist already, /,
      wrong: [
        [{ tour: 'moon', season: '2029' }, { tour: expect.stringContaining('The tours are: all, 1 north') }],
        [
          { tour: 'all', season: 'soon' },
          { season: 'Please write the year in which the season begins, such as 2026' },
        ],
      ],
      refuses: [[{ tour: 'all', season: '2020' }, 'The season of 2020 is over.', 'season']],
    }),
  },
  {
    ...({ page: 'departure new-booking', command: 'booking new' } as const),
    try: ({ closed: { id, day } }) => {
      const guest = { name: 'Mika', adults: '2', pay: 'link', email: 'm@example.com' }
      const empty = { method: '', price: '', phone: '', note: '' }
      return {
        on: { departureId: id, day },
        typed: { ...guest, ...empty, private: 'no' },
        args: ['--name', 'Mika', '--adults', 2, '--pay', 'link', '--email', 'm@example.com'],
        shows: /^New booking: {2}Mika, 2 guests, Guaranteed .* 358 €, to be paid by .*\.$/,
        effect: '2 guests, 0 € back to cards, 1 e-mail to guests',
        sends: ['payment-link-guest'],
        again: /^New booking/,
        wrong: [
          [{ ...guest, pay: 'later' }, { pay: 'One of: link, paid, free' }],
          [
            { ...guest, email: '' },
            { email: 'The payment link goes out by e-mail, so please give an address' },
          ],
          [{ ...guest, pay: 'paid' }, { method: 'Please say how it was paid' }],
          [{ ...guest, method: 'cash' }, { method: 'Please leave this out, as nothing has been paid yet' }],
          [{ ...guest, pay: 'free', price: '5' }, { price: 'Please leave this out, as the booking is free' }],
        ],
        refuses: [[{ ...guest, adults: '0' }, 'At least one adult must come along.']],
      }
    },
  },
  {
    ...({ command: 'booking new', which: 'by tour and day', compares: 'terms' } as const),
    try: ({ closed: { day } }) => {
      const order = { tour: '1', day, name: 'Mika', pay: 'link', email: 'm@example.com' }
      return {
        on: 'nothing',
        typed: order,
        args: [1, day, '--name', 'Mika', '--pay', 'link', '--email', 'm@example.com'],
        shows: /^New booking: {2}Mika, 1 guest, Guaranteed .* 179 €, to be paid by /,
        effect: '1 guest, 0 € back to cards, 1 e-mail to guests',
        sends: ['payment-link-guest'],
        again: /^New booking/,
        wrong: [[{ ...order, tour: 'aurora' }, { tour: expect.stringContaining('2 snowshoe-rental') }]],
        refuses: [
          [{ ...order, day: '2031-07-01' }, 'This tour has no departure on that day.'],
          [{ ...order, price: '0.4' }, 'Stripe cannot charge less than 0.50 €'],
        ],
      }
    },
  },
]
