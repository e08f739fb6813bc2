import { NO_LIGHTS_REPORT_DAYS } from '@/lib/booking/choices/lights-not-seen'
import { promises } from '@/content/promises'
import { REFUND_START_DAYS } from '@/lib/words/money/refund-times'
import { type BookingFacts, bookingFactsSchema } from '@/lib/emails/facts/booking-facts'
import { BOOKING_EMAIL_KINDS, type BookingEmailKind } from '@/lib/emails/email'
import { renderEmail } from '@/lib/emails/render-email'
import {
  sampleBookingFacts,
  sampleChoice,
  sampleCryptoBookingFacts,
  sampleFactsFor,
  sampleSender,
  samplePaymentDetails,
} from '@/tools/emails/booking-samples'

async function textOf(kind: BookingEmailKind, facts: BookingFacts): Promise<string> {
  return (await renderEmail({ kind, facts }, sampleSender)).text.replace(/\s+/g, ' ')
}

test('a guest whose tour we cancel reads that we did, and one who had not paid that nothing is due', async () => {
  const ours = await textOf(
    'booking-cancelled-guest',
    sampleBookingFacts({ refundCents: 487_00, isCancelledByUs: true }),
  )
  expect(ours).toContain('We cannot run the tour')
  const unpaid = await textOf('booking-cancelled-guest', sampleCryptoBookingFacts({ refundCents: null }))
  expect(unpaid).toContain('Nothing had been paid')
  expect(unpaid).not.toContain('not refunded')
})

test('guests of a cancelled departure read that it does not run, and that a late payment is refunded', async () => {
  const ours = { isCancelledByUs: true, isCalledOff: true } as const
  const paid = await textOf('booking-cancelled-guest', sampleBookingFacts({ ...ours, refundCents: 487_00 }))
  expect(paid).toContain('We have called off this departure')
  expect(paid).toContain('487 € is on its way back')
  const unpaid = await textOf(
    'booking-cancelled-guest',
    sampleCryptoBookingFacts({ ...ours, refundCents: null }),
  )
  expect(unpaid).toContain('A payment that still reaches us goes back to you in full')
  const operator = await textOf(
    'booking-cancelled-operator',
    sampleBookingFacts({ ...ours, refundCents: 487_00 }),
  )
  expect(operator).toContain('The departure is called off and stays off sale')
  expect(operator).not.toContain('seats are free')
})

test('the guarantee’s refund says what happened: the guest came, saw no lights, and is refunded in full', async () => {
  const facts = sampleBookingFacts({ refundCents: 487_00, writtenAt: '2026-12-13T09:00:00.000Z' })
  const text = await textOf('guarantee-refunded-guest', facts)
  expect(text).toContain('no northern lights')
  expect(text).toContain('we return everything you paid')
  expect(text).toContain('487 € is on its way back')
  expect(text).not.toMatch(/cancel|cannot run|seats|another date/i)
  expect(await textOf('guarantee-refunded-operator', facts)).toContain('There is nothing to do')
  const crypto = sampleCryptoBookingFacts({ refundCents: 487_00 })
  expect(await textOf('guarantee-refunded-operator', crypto)).toContain('Please return 487 € in Bitcoin')
})

test('a refund after the start of the tour mentions money only, not seats and other dates', async () => {
  const facts = sampleBookingFacts({ refundCents: 487_00, writtenAt: '2026-12-13T09:00:00.000Z' })
  const guest = await textOf('booking-cancelled-guest', facts)
  expect(guest).toContain('487 € is on its way back')
  expect(guest).not.toMatch(/seats|another date|cancelled/i)
  expect(await textOf('booking-cancelled-operator', facts)).not.toContain('seats')
  const justBefore = sampleBookingFacts({ refundCents: 487_00, writtenAt: '2026-12-12T17:59:59.999Z' })
  expect(await textOf('booking-cancelled-guest', justBefore)).toContain('your seats were given back')
})

test('a tour that we broke off, or cancelled after its start, is not described as upcoming', async () => {
  const facts = sampleBookingFacts({
    refundCents: 487_00,
    isCancelledByUs: true,
    writtenAt: '2026-12-12T20:00:00.000Z',
  })
  const guest = await textOf('booking-cancelled-guest', facts)
  expect(guest).toContain('We could not run the tour as you booked it')
  expect(guest).not.toContain('another date')
})

test('a confirmation names the seller, the lack of a right of withdrawal, and the terms', async () => {
  const text = await textOf('booking-confirmed-guest', sampleBookingFacts())
  expect(text).toContain(
    `You bought this from ${sampleSender.legalName}, business ID ${sampleSender.businessId}`,
  )
  expect(text).toContain('no 14-day right of withdrawal')
  expect(text).toContain('https://lumi.example.com/terms-conditions')
})

test('a confirmation states in writing what a web page alone would not: refunds, complaints and the law', async () => {
  const text = await textOf('booking-confirmed-guest', sampleBookingFacts())
  expect(text).toContain(`within ${REFUND_START_DAYS} days`)
  for (const body of ['kkv.fi', 'kuluttajariita.fi', 'eccnet.eu']) expect(text).toContain(body)
  expect(text).toContain('under Finnish law')
})

test.each(BOOKING_EMAIL_KINDS)('%s calls itself an e-mail, and mentions Finnish time', async (kind) => {
  const text = await textOf(kind, sampleFactsFor(kind))
  expect(text).not.toMatch(/\bletters?\b|Helsinki time/i)
})

test.each(BOOKING_EMAIL_KINDS)(
  '%s shows an address in its own letters, and replies go to the form for mail servers',
  async (kind) => {
    const text = await textOf(kind, { ...sampleFactsFor(kind), customerEmail: 'gast@xn--bcher-kva.example' })
    expect(text.replaceAll(/mailto:\S+/g, '')).not.toContain('xn--')
    expect(text).not.toContain('mailto:gast@bücher')
  },
)

test('an offered place states until when it is held, in which order places are offered, and how to leave the list', async () => {
  const bookingUrl = 'https://lumi.example.com/booking/token'
  const text = await textOf('place-offered-guest', { ...sampleFactsFor('place-offered-guest'), bookingUrl })
  expect(text).toContain(
    'Pay by Sunday, 22 November 2026 at 14:05 (Finnish time) and it is yours; after that it goes to the next',
  )
  expect(text).not.toContain('Your booking: http')
  expect(text.indexOf(`See the place and pay: ${bookingUrl}`)).toBeGreaterThan(0)
  expect(text.indexOf('See the place and pay')).toBeLessThan(text.indexOf('How we offer free places'))
  expect(text).toContain('Free places are offered in the order in which guests confirmed their place')
  expect(text).toContain('Leave the waiting list: https://lumi.example.com/waiting/token')
})

test('a confirmation says what to bring', async () => {
  expect(await textOf('booking-confirmed-guest', sampleBookingFacts())).toContain(
    'Warm layers and winter boots.',
  )
})

test.each([
  ['2026-12-12T18:00:00.000Z', '2026-12-13T03:00:00.000Z', 'The tour runs from 20:00 to 05:00'],
  ['2026-12-12T08:00:00.000Z', '2026-12-12T12:00:00.000Z', 'The sun is up from 10:51 to 13:29'],
  ['2026-12-12T08:00:00.000Z', null, 'The sun is up'],
])('a confirmation for %s states what is certain about the sky', async (startsAt, endsAt, words) => {
  expect(await textOf('booking-confirmed-guest', sampleBookingFacts({ startsAt, endsAt }))).toContain(words)
})

test.each([true, false])(
  'guests are asked where they stay only if they are picked up there (%s)',
  async (isPickedUp) => {
    const text = await textOf('booking-confirmed-guest', sampleBookingFacts({ isPickedUp }))
    expect(/Tell us where you stay/i.test(text)).toBe(isPickedUp)
  },
)

test('only confirmations of the Guaranteed tour contain the guarantee, word for word', async () => {
  expect(await textOf('booking-confirmed-guest', sampleBookingFacts())).toContain(promises('en').guarantee)
  const plain = sampleBookingFacts({ isGuaranteed: false })
  expect(await textOf('booking-confirmed-guest', plain)).not.toMatch(/guarantee\b/)
})

test('the confirmation says how to claim the guarantee, and until when', async () => {
  const claim = `write to us within ${NO_LIGHTS_REPORT_DAYS} days`
  const said = (isGuaranteed: boolean) =>
    textOf('booking-confirmed-guest', sampleBookingFacts({ isGuaranteed }))
  expect(await said(true)).toContain(claim)
  expect(await said(false)).not.toContain(claim)
})

test('in French a colon has a space before it that does not break', async () => {
  const facts = sampleBookingFacts({ language: 'fr', bookingUrl: 'https://lumi.example.com/booking/a' })
  const { text } = await renderEmail({ kind: 'booking-confirmed-guest', facts }, sampleSender)
  expect(text).toMatch(/\S :\nhttp/)
  expect(text).not.toMatch(/\S:\nhttp/)
})

test('the confirmation states the instant until which cancelling is free', async () => {
  const text = await textOf('booking-confirmed-guest', sampleBookingFacts())
  expect(text).toContain('until 24 hours before the start')
  expect(text).toContain('before Friday, 11 December 2026 at 20:00 (Finnish time)')
})

test('24 hours before a start on the morning after the clocks change are 24 hours', async () => {
  const facts = sampleBookingFacts({ day: '2027-03-28', startsAt: '2027-03-28T06:30:00.000Z' })
  const text = await textOf('booking-confirmed-guest', facts)
  expect(text).toContain('before Saturday, 27 March 2027 at 08:30 (Finnish time)')
})

test('a guest whose tour starts earlier keeps the previous, later cut-off', async () => {
  const moved = {
    latestStartsAt: '2026-12-12T18:00:00.000Z',
    startsAt: '2026-12-12T16:00:00.000Z',
    writtenAt: '2026-12-11T17:59:00.000Z',
  }
  for (const kind of [
    'tour-reminder-guest',
    'booking-confirmed-guest',
    'booking-changed-guest',
    'choice-kept-guest',
    'payment-link-guest',
  ] as const) {
    const text = await textOf(kind, sampleFactsFor(kind, moved))
    expect(text).toContain('until 24 hours before the former, later start')
    expect(text).toContain('before Friday, 11 December 2026 at 20:00 (Finnish time)')
  }
})

test('a later start, and facts stored before latest starts were, use the cut-off of the start', async () => {
  const later = sampleBookingFacts({ latestStartsAt: '2026-12-12T18:00:00.000Z' })
  expect(await textOf('booking-confirmed-guest', later)).toContain('until 24 hours before the start')
  const facts = bookingFactsSchema.parse({ ...sampleBookingFacts(), latestStartsAt: undefined })
  expect(await textOf('booking-confirmed-guest', facts)).toContain(
    'before Friday, 11 December 2026 at 20:00 (Finnish time)',
  )
})

test('a booking made after the end of free cancellation is not promised it', async () => {
  const last = sampleBookingFacts({ writtenAt: '2026-12-11T17:59:59.000Z' })
  expect(await textOf('booking-confirmed-guest', last)).toContain('we refund the full price')
  const late = sampleBookingFacts({ writtenAt: '2026-12-11T18:00:00.000Z' })
  expect(await textOf('booking-confirmed-guest', late)).not.toContain('we refund the full price')
  expect(await textOf('booking-confirmed-guest', late)).toContain('not refunded if you cancel')
})

test('a crypto booking is held, not confirmed, until an exact instant', async () => {
  const text = await textOf('crypto-received-guest', sampleCryptoBookingFacts())
  expect(text).toContain('within 24 hours')
  expect(text).toContain('within 48 hours')
  expect(text).toContain('due by Sunday, 22 November 2026 at 14:05 (Finnish time)')
  expect(text).toContain('The booking is not confirmed yet')
})

test('a crypto booking shortly before the start states the hours left, and promises no details after that', async () => {
  const hurried = sampleCryptoBookingFacts({ paymentDueAt: '2026-11-21T07:04:00.000Z' })
  const text = await textOf('crypto-received-guest', hurried)
  expect(text).toContain('You pay within 18 hours')
  expect(text).toContain('in good time before the payment is due')
  expect(text).not.toContain('within 24 hours')
  expect(text).not.toContain('48 hours')
})

test.each([
  ['bitcoin', 'in Bitcoin'],
  ['ethereum', 'in Ethereum'],
  ['usdc', 'in USDC'],
  ['usdt', 'in USDT'],
  ['other', 'in cryptocurrency'],
] as const)('%s is written as people write it', async (cryptoType, words) => {
  expect(await textOf('crypto-received-guest', sampleCryptoBookingFacts({ cryptoType }))).toContain(
    `487 € ${words},`,
  )
})

test('a guest who chose another cryptocurrency is asked which', async () => {
  const other = sampleCryptoBookingFacts({ cryptoType: 'other' })
  const ask = 'reply with the name of the cryptocurrency you wish to use'
  const asked = await textOf('crypto-received-guest', { ...other, specialRequests: null })
  expect(asked).toContain(`${ask}.`)
  const told = await textOf('crypto-received-guest', { ...other, specialRequests: 'Dogecoin' })
  expect(told).toContain(`${ask}, if it is not among your requests.`)
})

test('the operator reads the command that confirms a crypto booking, and when it lapses', async () => {
  const text = await textOf('crypto-received-operator', sampleCryptoBookingFacts())
  expect(text).toContain('./ops crypto paid LL-7KM4QD COINS --tx ID')
  expect(text).toContain('due by Sunday, 22 November 2026 at 14:05 (Finnish time)')
})

test('the e-mail to the inboxes about an office booking names the guest, the amount and deadline, and links to it', async () => {
  const facts = sampleBookingFacts({
    isPaid: false,
    paymentDueAt: '2026-11-22T12:05:00.000Z',
    bookingUrl: 'https://lumi.example.com/operator/token',
  })
  const text = await textOf('payment-link-operator', facts)
  for (const words of [
    'Booked by the office: 2 adults and 1 child',
    'a link to pay 487 € by Sunday, 22 November 2026 at 14:05 (Finnish time)',
    'Aino Virtanen',
    'Open the booking: https://lumi.example.com/operator/token',
  ])
    expect(text).toContain(words)
})

const DATES = 'https://lumi.example.com/northern-lights-tour'

test('a lapsed booking has nothing due and can be booked again', async () => {
  const text = await textOf(
    'crypto-lapsed-guest',
    sampleCryptoBookingFacts({ cryptoDetails: samplePaymentDetails }),
  )
  expect(text).toContain('you owe nothing')
  expect(text).toContain(`Book again: ${DATES}?date=2026-12-12&adults=2&children=1#booking`)
})

test.each([
  ['seat_gone', 'the seats were no longer kept'],
  ['wrong_amount', 'not the price of the booking'],
  ['called_off', 'we had called off this departure'],
] as const)('a payment refunded for %s leaves no booking', async (refundReason, words) => {
  const text = await textOf(
    'payment-refunded-guest',
    sampleBookingFacts({ refundReason, refundCents: 300_00 }),
  )
  expect(text).toContain(words)
  expect(text).toContain('you have no booking for this day')
  expect(text).toContain('300 € is on its way back to the card or account you paid with')
  expect(text).toContain('within 5 to 10 working days')
})

test('the e-mail about a payment without a booking links once to the tour’s calendar, with its next dates', async () => {
  const facts = { refundReason: 'seat_gone', refundCents: 300_00, nextDays: ['2026-12-14'] } as const
  const text = await textOf('payment-refunded-guest', sampleBookingFacts(facts))
  expect(text).toContain('these dates have room for your party just now: Monday, 14 December 2026')
  const calendar = `${sampleBookingFacts().tourUrl}?date=2026-12-14&adults=2&children=1#booking`
  expect(text.match(/Choose a date: \S+/g)).toEqual([`Choose a date: ${calendar}`])
})

test('a booking paid twice stays confirmed', async () => {
  const facts = sampleBookingFacts({ refundReason: 'paid_twice', refundCents: 487_00 })
  const text = await textOf('payment-refunded-guest', facts)
  expect(text).toContain('Your booking stays confirmed')
  expect(text).not.toContain('no booking')
})

test('a late cancellation says that nothing is refunded, and why', async () => {
  const facts = sampleBookingFacts({ refundCents: 0 })
  expect(await textOf('booking-cancelled-guest', facts)).toContain('so the price is not refunded')
  expect(await textOf('booking-cancelled-operator', facts)).toContain('Nothing is refunded.')
})

test('a cancelled crypto booking asks the operator to return the payment by hand', async () => {
  const facts = sampleCryptoBookingFacts({ refundCents: 487_00 })
  expect(await textOf('booking-cancelled-operator', facts)).toContain('Please return 487 € in Bitcoin')
  expect(await textOf('booking-cancelled-guest', facts)).not.toContain('card')
})

test('staff must answer a dispute in Stripe', async () => {
  const text = await textOf('dispute-opened-operator', sampleBookingFacts())
  expect(text).toContain('Please answer this')
  expect(text).toContain('https://dashboard.stripe.com/disputes')
})

test.each([
  ['open', 'asks for 437 € of booking LL-7KM4QD back'],
  ['inquiry', 'asks about 437 € of booking LL-7KM4QD, and takes nothing yet'],
  ['fraud_suspected', 'suspects that 437 € of booking LL-7KM4QD was fraud, and has taken nothing yet'],
  ['appeal', 'has decided about 437 € of booking LL-7KM4QD, and that decision is being appealed'],
] as const)('for a dispute that is %s the operator reads its amount', async (state, words) => {
  const facts = sampleBookingFacts({ dispute: { cents: 437_00, state } })
  expect(await textOf('dispute-opened-operator', facts)).toContain(words)
})

test('for a dispute about an ended booking the operator does not read that it continues', async () => {
  const dispute = { cents: 437_00, state: 'open' } as const
  const text = await textOf('dispute-opened-operator', sampleBookingFacts({ isPaid: false, dispute }))
  expect(text).toContain('The booking has ended already.')
  expect(text).not.toContain('until you cancel it')
})

test('for a lost dispute the operator reads of a credit note only if one was issued', async () => {
  const dispute = { cents: 437_00, state: 'lost' } as const
  const text = (hasNote: boolean) =>
    textOf('dispute-ended-operator', sampleBookingFacts({ dispute: { ...dispute, hasNote } }))
  expect(await text(true)).toContain('written off, with a credit note for your accounts.')
  expect(await text(false)).not.toContain('credit note')
})

test('for an inquiry and a dispute the operator reads the deadline for evidence', async () => {
  const evidenceDueAt = '2026-12-08T10:00:00.000Z'
  for (const state of ['inquiry', 'open', 'appeal'] as const)
    expect(
      await textOf(
        'dispute-opened-operator',
        sampleBookingFacts({ dispute: { cents: 1, state, evidenceDueAt } }),
      ),
    ).toContain('by Tuesday, 8 December 2026 at 12:00 (Finnish time)')
})

test.each([
  ['inquiry_closed', true, '’s bank has closed its inquiry about 437 €', 'The booking stands as it was.'],
  ['won', true, 'decided for us: 437 € of booking LL-7KM4QD is ours again', 'stands as it was'],
  ['won', false, 'decided for us: 437 €', '358 € is refunded to the guest, who is notified once it is.'],
  ['lost', true, 'keeps 437 € of booking LL-7KM4QD', 'If the guest should not come, please cancel it.'],
  ['lost', false, 'decided for the guest', '358 € is refunded to the guest'],
] as const)(
  'for a dispute that is %s (of a live booking: %s) the operator reads the outcome',
  async (state, isPaid, words, advice) => {
    const text = await textOf(
      'dispute-ended-operator',
      sampleBookingFacts({ isPaid, dispute: { cents: 437_00, state, returnsCents: isPaid ? 0 : 358_00 } }),
    )
    expect(text).toContain(words)
    expect(text).toContain(advice)
  },
)

test('a refund withheld during a dispute is described in its own sentence', async () => {
  const facts = sampleBookingFacts({ refundReason: 'dispute_ended', refundCents: 487_00, isPaid: false })
  const text = await textOf('payment-refunded-guest', facts)
  expect(text).toContain('What we could not return before it did goes back to you now.')
  expect(text).toContain('487 € is on its way back to the card')
  expect(await textOf('payment-refunded-operator', facts)).toContain('The guest’s bank has decided.')
})

test('a guest who pays by bank debit reads what was booked, that the seats are held, and not to pay again', async () => {
  const bookingUrl = 'https://example.com/booking/token'
  const text = await textOf('payment-under-way-guest', sampleBookingFacts({ bookingUrl, isPaid: false }))
  expect(text).toContain('takes some days, and your seats are held for you meanwhile')
  expect(text).toContain('nothing for you to do, and no need to pay again')
  expect(text).toContain('Guaranteed Northern Lights Tour')
  expect(text).toContain(`Your booking: ${bookingUrl}`)
})

test('a guest whose bank debit failed reads that nothing was taken and that the seats are released', async () => {
  const text = await textOf('payment-failed-guest', sampleBookingFacts())
  expect(text).toContain('Nothing was taken from your account. The seats are free again')
  expect(text).toContain(`Choose a date: ${DATES}?date=2026-12-12&adults=2&children=1#booking`)
})

test.each([
  ['payment-under-way-guest', '487 € by bank debit'],
  ['payment-failed-guest', '487 € by bank debit'],
  ['booking-confirmed-guest', 'Your payment of 487 € by bank debit has arrived'],
  ['booking-confirmed-operator', 'Bank debit'],
] as const)('%s about a bank debit does not mention a card', async (kind, words) => {
  const text = await textOf(kind, sampleBookingFacts({ paidBy: ['bank_debit'] }))
  expect(text).toContain(words)
  expect(text).not.toMatch(/by card|Method:? *Card/)
})

test.each([
  'booking-confirmed-guest',
  'booking-confirmed-operator',
  'booking-changed-guest',
  'booking-changed-operator',
  'details-changed-guest',
  'tour-reminder-guest',
] as const)('%s names the guest’s own place once we know it', async (kind) => {
  const text = await textOf(kind, sampleFactsFor(kind, { pickupPlace: 'Hotel Aurora, Tähtitie 5' }))
  expect(text).toContain('Hotel Aurora, Tähtitie 5')
  expect(text).not.toContain('Pick-up at your accommodation')
})

test('what is noted is repeated, with where a health note is, whether there is one or not', async () => {
  const text = await textOf('details-changed-guest', sampleFactsFor('details-changed-guest'))
  expect(text).toContain('Our e-mails never mention a note about your health: if you saved one')
})

test('wishes alone are not promised to the guide, who sees them once the office has released them', async () => {
  const facts = sampleFactsFor('details-changed-guest', { pickupPlace: null, specialRequests: 'A seat' })
  expect(await textOf('details-changed-guest', facts)).toContain(
    'We have your wishes: the office passes them on to your guide.',
  )
})

test('a confirmation has one button, right below its table: to say where the guests stay, or to their page', async () => {
  const bookingUrl = 'https://lumi.example.com/booking/token'
  const confirmed = (facts: Partial<BookingFacts>) =>
    textOf('booking-confirmed-guest', sampleBookingFacts({ bookingUrl, ...facts }))
  const asking = await confirmed({})
  expect(asking).toMatch(/Tell us where you stay:? \S+\/booking\/token .*What happens next/)
  expect(asking.split(bookingUrl)).toHaveLength(2)
  expect(asking).not.toContain('See your tour')
  const knowing = await confirmed({ pickupPlace: 'Hotel Aurora' })
  expect(knowing).toMatch(/Your booking:? \S+\/booking\/token/)
  expect(knowing).not.toContain('Tell us where you stay')
  expect(knowing).toContain('Allergies, how well you walk')
  expect(await confirmed({ bookingUrl: null })).not.toContain('Allergies')
})

test('after a change the guest reads the time, the place and the sky as in the confirmation; before payment, not yet', async () => {
  const facts = sampleFactsFor('booking-changed-guest')
  const changed = await textOf('booking-changed-guest', facts)
  const confirmed = await textOf('booking-confirmed-guest', facts)
  const day = 'On Saturday, 12 December 2026'
  const place =
    'Pick-up 20:00, drop-off between 00:00 and 05:00 (Finnish time). Pick-up at your accommodation in Rovaniemi.'
  const night = /Your night -+ (.*?) If your plans change/.exec(confirmed)?.[1] ?? 'no night'
  for (const words of [day, place, night]) expect(changed).toContain(words)
  const unpaid = await textOf('booking-changed-guest', { ...facts, isPaid: false })
  expect(unpaid).not.toContain('Your night')
})

test('a cancellation states the day and time of the tour', async () => {
  const text = await textOf('booking-cancelled-guest', sampleBookingFacts({ refundCents: 487_00 }))
  expect(text).toContain(
    'Booking LL-7KM4QD for Saturday, 12 December 2026 at 20:00 (Finnish time) is cancelled',
  )
})

test('a guest who has cancelled a day is led to the calendar, and not to that day', async () => {
  expect(await textOf('booking-cancelled-guest', sampleBookingFacts())).toContain(
    `Choose another date: ${DATES}#booking`,
  )
})

test.each([
  ['refused', 'Stripe refuses to refund 487 €', 'retried every hour'],
  ['unanswered', 'For a day Stripe has not responded', 'retried every hour'],
  ['bounced', 'bank returned it', 'It is not tried again'],
  ['disputed', 'Stripe cannot refund 487 €', 'answer the dispute in Stripe’s dashboard'],
] as const)('staff read what to do about a refund that is %s', async (refundTrouble, words, advice) => {
  const facts = sampleBookingFacts({
    refundTrouble,
    refundCents: 487_00,
    providerCode: 'balance_insufficient',
  })
  const text = await textOf('refund-failed-operator', facts)
  expect(text).toContain(words)
  expect(text).toContain(advice)
  expect(text).toContain('balance_insufficient')
})

test.each([
  ['unknown', 'This tells us nothing about the payment: Aino Virtanen may have paid.', 'STRIPE_SECRET_KEY'],
  ['unsettled', 'For hours Stripe has not told us', 'The site keeps checking'],
] as const)('staff read what to do about a payment page that is %s', async (trouble, words, advice) => {
  const facts = sampleBookingFacts({ checkoutTrouble: trouble, sessionId: 'cs_live_1' })
  const text = await textOf('checkout-unsettled-operator', facts)
  expect(text).toContain('the payment page cs_live_1 for booking LL-7KM4QD')
  expect(text).toContain(words)
  expect(text).toContain(advice)
})

test('a cancellation after a refund by hand states both amounts', async () => {
  const facts = sampleBookingFacts({ refundCents: 437_00, returnedCents: 50_00 })
  const words = '50 € of the payment had gone back separately.'
  expect(await textOf('booking-cancelled-guest', facts)).toContain('437 € is on its way back')
  expect(await textOf('booking-cancelled-guest', facts)).toContain(words)
  expect(await textOf('booking-cancelled-operator', facts)).toContain(
    `437 € is refunded to the card or account through Stripe. ${words}`,
  )
  expect(await textOf('booking-cancelled-guest', sampleBookingFacts({ refundCents: 487_00 }))).not.toContain(
    'separately',
  )
})

test.each([
  ['disputed', 'Your bank has asked us for the payment back', 'Please answer the dispute'],
  ['returned', '487 € has gone back', '487 € had already been refunded through Stripe'],
  ['taken', 'Your bank has taken the payment back', 'The guest’s bank had already taken the payment back'],
] as const)(
  'if the payment is %s, a cancellation promises nothing and says why',
  async (why, guest, operator) => {
    const facts = sampleBookingFacts({ refundCents: 0, refundWithheld: why, returnedCents: 487_00 })
    const [toGuest, toOperator] = [
      await textOf('booking-cancelled-guest', facts),
      await textOf('booking-cancelled-operator', facts),
    ]
    expect(toGuest).toContain(guest)
    expect(toGuest).not.toContain('came later')
    expect(toGuest).not.toContain('on its way')
    expect(toOperator).toContain(operator)
  },
)

test('a refund that differs from the announced amount is explained with all amounts', async () => {
  const facts = sampleBookingFacts({ refundCents: 437_00, returnedCents: 50_00, promisedCents: 487_00 })
  const sums = '50 € of the payment had gone back separately; 437 € follows now.'
  const guest = await textOf('refund-corrected-guest', facts)
  expect(guest).toContain('We wrote that 487 € is on its way back')
  expect(guest).toContain(sums)
  expect(await textOf('refund-corrected-operator', facts)).toContain(sums)
  const nothing = sampleBookingFacts({ refundCents: 0, returnedCents: 487_00, promisedCents: 487_00 })
  expect(await textOf('refund-corrected-guest', nothing)).toContain('nothing else follows')
})

test.each([
  [{ changedFrom: { day: '2026-12-10', adults: 2, children: 1 } }, 'instead of Thursday, 10 December 2026'],
  [
    { changedFrom: { day: '2026-12-12', adults: 2, children: 1 }, changedFromTour: 'Ice Fishing' },
    'for the Guaranteed Northern Lights Tour on Saturday, 12 December 2026 now, instead of the Ice Fishing on Saturday, 12 December 2026',
  ],
  [
    { changedFrom: { day: '2026-12-12', adults: 2, children: 0 } },
    'is for 2 adults and 1 child now, instead of 2 adults.',
  ],
  [
    { changedFrom: { day: '2026-12-12', adults: 2, children: 1 } },
    'The price of booking LL-7KM4QD is 487 € now.',
  ],
  [{ changePaidCents: 129_00 }, 'Your payment of 129 € by card for the change has arrived.'],
  [{ refundCents: 50_00 }, '50 € is on its way back to the card'],
  [{}, 'There is nothing to pay for it, and nothing goes back.'],
] as const)('a change states its effect, and what it costs or refunds: %j', async (facts, words) => {
  expect(await textOf('booking-changed-guest', sampleBookingFacts(facts))).toContain(words)
})

test('a change of a booking awaiting payment states the amount due, and that sent details are void', async () => {
  const facts = sampleCryptoBookingFacts({ isPaid: false })
  expect(await textOf('booking-changed-guest', facts)).toContain('It still waits for its payment of 487 €')
  expect(await textOf('booking-changed-operator', facts)).toContain(
    'payment details that you have sent are void',
  )
})

test('a guest waiting to pay in coins reads after a change that earlier details are void', async () => {
  const facts = sampleCryptoBookingFacts({ isPaid: false })
  expect(await textOf('booking-changed-guest', facts)).toContain('already are void')
  const card = await textOf('booking-changed-guest', sampleBookingFacts({ isPaid: false }))
  expect(card).not.toContain('void')
})

test.each([
  'seat_gone',
  'paid_twice',
  'wrong_amount',
  'called_off',
  'change_dropped',
  'booking_changed',
] as const)(
  'a refunded payment for a change (%s) says what happened to the booking',
  async (refundReason) => {
    const facts = sampleBookingFacts({ refundReason, isOfChange: true, refundCents: 129_00 })
    const text = await textOf('payment-refunded-guest', facts)
    expect(text).toContain('129 € is on its way back')
    expect(text).not.toContain('you have no booking')
    expect(await textOf('payment-refunded-operator', facts)).not.toContain('There is no booking')
  },
)

test.each(['seat_gone', 'paid_twice', 'wrong_amount', 'change_dropped', 'booking_changed'] as const)(
  'a payment (%s) for a change of an ended booking is refunded without saying that the booking continues',
  async (refundReason) => {
    const facts = sampleBookingFacts({ refundReason, isOfChange: true, refundCents: 129_00, isPaid: false })
    const guest = await textOf('payment-refunded-guest', facts)
    expect(guest).toContain('129 € is on its way back')
    const operator = await textOf('payment-refunded-operator', facts)
    for (const text of [guest, operator])
      expect(text).not.toMatch(/stays (as it|confirmed)|still confirmed|\bPaid\b/)
    expect(operator).toContain('a booking that has ended')
    const own = sampleBookingFacts({ refundReason, refundCents: 129_00, isPaid: false })
    expect(await textOf('payment-refunded-guest', own)).not.toMatch(/stays confirmed|still confirmed/)
  },
)

test('a lapsed change says that the booking stays, how to ask again, and which coins are returned', async () => {
  const text = await textOf('change-lapsed-guest', sampleBookingFacts())
  expect(text).toContain('The booking stays as it was: 2 adults and 1 child on Saturday, 12 December 2026')
  expect(text).toContain('ask for it once more on the page of your booking, until 24 hours before the start')
  expect(text).not.toContain('Payment details')
  const coins = await textOf('change-lapsed-guest', sampleCryptoBookingFacts({ arrivedCents: 10_00 }))
  expect(coins).toContain('Payment details for it that you may have do not count any more.')
  expect(coins).toContain('10 € had arrived, and we return it to you.')
})

test('a guest whose bank debit for a change failed reads that the booking stays as it was, and of no new date', async () => {
  const text = await textOf('payment-failed-guest', sampleBookingFacts({ isOfChange: true }))
  expect(text).toContain('the booking stays as it was')
  expect(text).toContain('ask for it once more on the page of your booking')
  expect(text).not.toMatch(/you have no booking|still like to come|Choose a date|What was booked/i)
})

test('a credit note links to other dates only if the booking has ended', async () => {
  const stands = await textOf('credit-note-guest', sampleBookingFacts({ refundCents: 50_00 }))
  expect(stands).not.toMatch(/What was booked|another date/i)
  const ended = await textOf('credit-note-guest', sampleBookingFacts({ refundCents: 50_00, isPaid: false }))
  expect(ended).toContain('Choose another date')
})

test('a guest who paid at the office reads how, and is contacted about a refund instead of being promised one to a card', async () => {
  const cash = sampleBookingFacts({ paidBy: ['cash'] })
  const confirmed = await textOf('booking-confirmed-guest', cash)
  expect(confirmed).toContain('Your payment of 487 € in cash has arrived')
  expect(confirmed).not.toContain('by card')
  const cancelled = { ...cash, refundCents: 487_00 }
  const guest = await textOf('booking-cancelled-guest', cancelled)
  expect(guest).toContain('We return 487 € to you and write to you about how, since you paid in cash')
  expect(guest).not.toContain('card')
  expect(await textOf('booking-cancelled-operator', cancelled)).toContain('Please return 487 € to the guest')
  const transfer = sampleBookingFacts({ paidBy: ['bank_transfer'] })
  expect(await textOf('booking-confirmed-guest', transfer)).toContain('487 € by bank transfer')
})

test('money received by two methods is refunded by two, and the operator reads which part to send by hand', async () => {
  const both = sampleBookingFacts({ paidBy: ['card', 'cash', 'card'], refundCents: 487_00 })
  expect(await textOf('booking-confirmed-guest', both)).toContain('487 € by card and in cash')
  const guest = await textOf('booking-cancelled-guest', both)
  expect(guest).toContain('What you paid by card goes back the same way')
  expect(guest).toContain('about what you paid in cash we write to you')
  const operator = await textOf('booking-cancelled-operator', both)
  expect(operator).toContain('please return what was paid in cash')
  expect(operator).toContain('Card and cash')
  const choosing = sampleBookingFacts({ ...both, cancelReason: 'weather', choice: sampleChoice() })
  expect(await textOf('departure-cancelled-guest', choosing)).toContain(
    'We return 487 € and write to you about what you paid in cash',
  )
})

test('a bank debit is refunded automatically, and a change paid by one is not a second card payment', async () => {
  const debit = sampleBookingFacts({ paidBy: ['bank_debit'], refundCents: 487_00 })
  expect(await textOf('booking-cancelled-guest', debit)).toContain('on its way back to the card or account')
  const both = sampleBookingFacts({ paidBy: ['bank_debit', 'cash'], refundCents: 487_00 })
  expect(await textOf('booking-cancelled-guest', both)).toContain('What you paid by bank debit goes back')
  const change = sampleFactsFor('booking-changed-guest', {
    paidBy: ['card', 'bank_debit'],
    changePaidCents: 179_00,
  })
  expect(await textOf('booking-changed-guest', change)).toContain(
    'Your payment of 179 € by bank debit for the change has arrived',
  )
  expect(await textOf('booking-changed-operator', change)).toContain('Card and bank debit')
})

test('coins for a booking previously paid another way are still requested in coins', async () => {
  const facts = sampleFactsFor('crypto-details-guest', { paidBy: ['bank_transfer'] })
  expect(await textOf('crypto-details-guest', facts)).toContain('487 € in Bitcoin, due')
})

test('a free place has nothing to pay, and nobody is thanked for a payment', async () => {
  const free = sampleBookingFacts({
    totalCents: 0,
    places: [{ band: 'adults', count: 2, eachCents: 0 }],
    customerEmail: '',
  })
  const guest = await textOf('booking-confirmed-guest', free)
  expect(guest).toContain('Your seats are reserved, and there is nothing to pay')
  expect(guest).not.toMatch(/payment of|by card/)
  const operator = await textOf('booking-confirmed-operator', free)
  expect(operator).toContain('Free of charge and confirmed. The guest has no e-mail address')
  expect(operator).not.toContain('Card')
})

test('the operator has no button that writes to a guest without an address', async () => {
  const facts = sampleBookingFacts({ refundCents: 487_00 })
  expect(await textOf('booking-cancelled-operator', facts)).toContain('Write to the guest')
  const without = await textOf('booking-cancelled-operator', { ...facts, customerEmail: '' })
  expect(without).not.toContain('Write to the guest')
})

test('the notice of a new address says how to object', async () => {
  const text = await textOf('address-changed-guest', sampleBookingFacts({ customerEmail: 'new@example.com' }))
  expect(text).toContain('our e-mails about booking LL-7KM4QD go to new@example.com from now on')
  expect(text).toContain(`If this was not you, please call us on ${sampleSender.phone}`)
})

test('payment details state amount, address, network, rate with its time, and the deadline', async () => {
  const text = await textOf('crypto-details-guest', sampleFactsFor('crypto-details-guest'))
  for (const words of [
    '487 € in Bitcoin, due by Sunday, 22 November 2026 at 14:05 (Finnish time)',
    '0.005412 BTC',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '1 BTC = 90,000 €, Kraken',
    'Friday, 20 November 2026 at 16:00',
  ])
    expect(text).toContain(words)
})

test('a guest who has sent too little reads how much is missing, in coins as well, and by when', async () => {
  const facts = { arrivedCents: 400_00, restCents: 87_00 }
  const text = await textOf('payment-short-guest', sampleFactsFor('payment-short-guest', facts))
  expect(text).toContain('400 € has arrived in Bitcoin')
  expect(text).toContain('87 € is missing')
  expect(text).toContain('this is 0.000967 BTC.')
  const withoutRate = sampleFactsFor('payment-short-guest', { ...facts, cryptoDetails: null })
  expect(await textOf('payment-short-guest', withoutRate)).toContain('we send you the details for the rest')
})

test('a guest who has paid a part by bank transfer reads how to pay the rest, also by card', async () => {
  const facts = { paidBy: ['bank_transfer'], arrivedCents: 400_00, restCents: 87_00 } as const
  const text = await textOf('payment-short-guest', sampleBookingFacts(facts))
  expect(text).toContain('400 € has arrived by bank transfer')
  expect(text).toContain('or pay it by card: your booking’s page leads there')
  expect(text).not.toMatch(/rate|network|reply to this e-mail, and we send/)
  const lapsed = await textOf('payment-link-lapsed-guest', sampleBookingFacts({ arrivedCents: 400_00 }))
  expect(lapsed).toContain('The rest of your payment for booking LL-7KM4QD did not reach us')
  expect(lapsed).toContain('400 € had arrived, and we return it to you.')
})

test('a guest who got no payment details reads that it was our mistake, and how to pay by card', async () => {
  const ours = await textOf('crypto-lapsed-guest', sampleCryptoBookingFacts())
  expect(ours).toContain('this was our mistake')
  expect(ours).toContain('pay by card')
  const theirs = await textOf(
    'crypto-lapsed-guest',
    sampleCryptoBookingFacts({ cryptoDetails: samplePaymentDetails }),
  )
  expect(theirs).not.toMatch(/mistake|by card/)
  const part = { cryptoDetails: samplePaymentDetails, arrivedCents: 100_00 }
  expect(await textOf('crypto-lapsed-guest', sampleCryptoBookingFacts(part))).toContain(
    '100 € had arrived, and we return it to you.',
  )
})

test.each([
  ['crypto', 'in Bitcoin'],
  ['bank_transfer', 'by bank transfer'],
  ['cash', 'in cash'],
] as const)('a refund that staff sent by %s is described as such', async (returnedBy, words) => {
  const facts = sampleCryptoBookingFacts({ returnedBy, refundCents: 20_00, refundReason: 'overpaid' })
  expect(await textOf('payment-refunded-guest', facts)).toContain(`We have sent 20 € back to you ${words}.`)
  expect(await textOf('payment-refunded-operator', facts)).not.toContain('Stripe returns')
})

test.each([
  ['weather', 'The weather does not allow us to run it safely'],
  ['guide', 'Our guide is not able to lead it'],
  ['few', 'Too few guests have booked it'],
] as const)(
  'a guest who paid for a departure cancelled for %s reads why, both options, and the deadline',
  async (cancelReason, words) => {
    const text = await textOf(
      'departure-cancelled-guest',
      sampleBookingFacts({ cancelReason, choice: sampleChoice() }),
    )
    expect(text).toContain(words)
    expect(text).toContain('Another date')
    expect(text).toContain('487 € goes back to the card')
    expect(text).toContain('by Friday, 4 December 2026 at 14:05 (Finnish time)')
    expect(text).toContain('all your money goes back by itself')
    const unpaid = sampleCryptoBookingFacts({ isCalledOff: true, cancelReason })
    expect(await textOf('booking-cancelled-guest', unpaid)).toContain(words)
  },
)

test('a guest with a choice is led to the booking’s page, and replies if there is no link', async () => {
  const choosing = sampleBookingFacts({ cancelReason: 'weather', choice: sampleChoice() })
  expect(await textOf('departure-cancelled-guest', choosing)).toContain('reply to this e-mail or call')
  const linked = { ...choosing, bookingUrl: 'https://lumi.example.com/booking/x' }
  const text = await textOf('departure-cancelled-guest', linked)
  expect(text).toContain('open the page of your booking or call')
  expect(text).toContain('Your booking: https://lumi.example.com/booking/x')
  const cash = { ...choosing, paidBy: ['cash'] } as const
  expect(await textOf('departure-cancelled-guest', cash)).toContain('since you paid in cash')
})

test('a departure that we broke off is described in the past tense', async () => {
  const facts = sampleBookingFacts({
    cancelReason: 'weather',
    choice: sampleChoice(),
    writtenAt: '2026-12-12T20:00:00.000Z',
  })
  expect(await textOf('departure-cancelled-guest', facts)).toContain('The weather did not allow us')
})

test('the tours that we offer instead are named between the dates and the money, with one button', async () => {
  const choice = sampleChoice({ otherTours: ['Ice Fishing', 'Snowshoe Adventure'] })
  const facts = sampleBookingFacts({ bookingUrl: 'https://lumi.example.com/booking/token', choice })
  for (const kind of ['departure-cancelled-guest', 'choice-reminder-guest'] as const) {
    const text = await textOf(kind, facts)
    expect(text).toMatch(
      /1\. Another date .+2\. Another tour Any date of the Ice Fishing or the Snowshoe Adventure with room for your party\..+3\. All your money back/,
    )
    expect(text.match(/\/booking\/token/g)).toHaveLength(1)
  }
})

test('after taking another tour the guest reads what to bring, and the guarantee if it has one', async () => {
  const changed = { isPaid: true, changedFrom: { day: '2026-12-10', adults: 2, children: 1 } }
  const text = await textOf(
    'booking-changed-guest',
    sampleBookingFacts({ ...changed, changedFromTour: 'Ice Fishing' }),
  )
  expect(text).toMatch(/What to bring .+Our guarantee/)
  const sameTour = await textOf('booking-changed-guest', sampleBookingFacts(changed))
  expect(sameTour).not.toMatch(/What to bring|Our guarantee/)
})

test('no refund is offered for a free place, nor while a bank decides; without a reply the booking then ends', async () => {
  const free = sampleChoice({ options: ['another_date'], refundCents: 0 })
  const text = await textOf('departure-cancelled-guest', sampleBookingFacts({ choice: free }))
  expect(text).not.toContain('money back')
  expect(text).toContain('the booking ends, and nothing is owed')
  const disputed = sampleChoice({ options: ['another_date'], refundCents: 0, isDisputed: true })
  const other = await textOf('departure-cancelled-guest', sampleBookingFacts({ choice: disputed }))
  expect(other).toContain('Your bank has asked us for your payment back')
  expect(other).toContain('should your bank leave the payment with us, we return it')
})

test('guests of a merged departure read the old and new date, and that without a reply they keep the new one', async () => {
  const facts = sampleBookingFacts({
    changedFrom: { day: '2026-12-11', adults: 2, children: 1 },
    choice: sampleChoice({ cause: 'merged', endsAt: '2026-12-04T12:05:00.000Z' }),
  })
  const text = await textOf('departure-merged-guest', facts)
  expect(text).toContain('of Friday, 11 December 2026 does not run')
  expect(text).toContain('for Saturday, 12 December 2026 at 20:00 now')
  expect(text).toContain('If we do not hear from you by Friday, 4 December 2026 at 14:05')
  expect(text).not.toContain('goes back by itself')
})

test('guests read a new start next to the old one, and choose only after a large shift', async () => {
  const moved = sampleBookingFacts({ startedAt: '2026-12-12T17:30:00.000Z' })
  const text = await textOf('time-changed-guest', moved)
  expect(text).toContain('it is at 20:00 (Finnish time) now, instead of 19:30')
  expect(text).not.toContain('choose')
  const choice = sampleChoice({ cause: 'time_changed' })
  expect(await textOf('time-changed-guest', sampleBookingFacts({ choice }))).toContain('please choose')
})

test('guests of a tour without lights choose between refund and return trip, without a deadline', async () => {
  const facts = sampleFactsFor('lights-not-seen-guest')
  const text = await textOf('lights-not-seen-guest', facts)
  expect(text).toContain('A free return trip')
  expect(text).toContain('until Saturday, 15 April 2028')
  expect(text).toContain('487 € goes back')
  expect(text).toContain('There is no deadline')
})

test.each([
  ['given_up', 'cancelled in time'],
  ['cancelled', 'We had to cancel the free return trip'],
  ['not_seen', 'on your return trip either'],
] as const)('a choice reopened because its return trip was %s says so', async (again, words) => {
  const choice = sampleChoice({
    cause: 'lights_not_seen',
    endsAt: null,
    returnTripUntil: '2028-04-15',
    again,
  })
  expect(await textOf('lights-not-seen-guest', sampleBookingFacts({ choice }))).toContain(words)
})

test('a refund after a choice says whether the guest chose it', async () => {
  const chosen = sampleBookingFacts({ refundCents: 487_00, choice: sampleChoice() })
  expect(await textOf('choice-refunded-guest', chosen)).toContain('You have chosen the refund')
  const over = sampleBookingFacts({ refundCents: 487_00, choice: sampleChoice({ isOver: true }) })
  expect(await textOf('choice-refunded-guest', over)).toContain('We have not heard from you')
})

test('a courtesy refund is about the booking, even if it comes from the payment of a change', async () => {
  const facts = { refundCents: 50_00, refundReason: 'tour_not_as_booked', isOfChange: true } as const
  const text = await textOf('payment-refunded-guest', sampleBookingFacts(facts))
  expect(text).toContain('was not as you booked it')
  expect(text).not.toContain('stays as it was')
})

test('guests of one age at one price are one line, also if some were added later', async () => {
  const text = await textOf(
    'booking-changed-guest',
    sampleBookingFacts({
      adults: 3,
      places: [
        { band: 'adults', count: 2, eachCents: 179_00 },
        { band: 'children', count: 1, eachCents: 129_00 },
        { band: 'adults', count: 1, eachCents: 179_00 },
      ],
      totalCents: 666_00,
    }),
  )
  expect(text).toContain('Guests 3 adults at 179 € each 1 child at 129 €')
})
