import { cleanup, render, screen, within } from '@/tests/support/testing-library'
import { GuestBooking } from '@/components/guest/guest-booking'
import { company } from '@/content/company'
import { pickUpSentence } from '@/content/pick-up'
import { sampleChoice } from '@/tools/emails/booking-samples'
import { aGuestPage, aMoney } from '@/tests/support/a-guest-page'
import { at } from '@/tests/support/builders'

function show(overrides: Parameters<typeof aGuestPage>[0] = {}, now = at('12:00', '2026-11-22')) {
  render(<GuestBooking picture="auroraLake" done="" now={now} page={aGuestPage(overrides)} />)
}

const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)

test('an upcoming booking that was moved shows its old date, or its old time on the same day', () => {
  show({ movedFrom: at('20:00', '2026-12-11') })
  expect(screen.getByText('Moved from Friday, 11 December 2026 at 20:00')).toBeVisible()
  cleanup()
  show({ movedFrom: at('19:00', '2026-12-12') })
  expect(screen.getByText('Moved from 19:00')).toBeVisible()
  cleanup()
  show({ movedFrom: at('20:00', '2026-12-12'), movedFromTour: 'Ice Fishing' })
  expect(screen.getByText('Moved from the Ice Fishing on Saturday, 12 December 2026 at 20:00')).toBeVisible()
  cleanup()
  show({ movedFrom: at('19:00', '2026-12-12'), standing: 'refunded' })
  expect(screen.queryByText(/Moved from/)).toBeNull()
})

test('days, times and sums are written as in the guest’s language', () => {
  show({ movedFrom: at('20:00', '2026-12-11'), facts: { language: 'fr' } })
  expect(screen.getByText('samedi 12 décembre 2026')).toBeVisible()
  expect(screen.getByText(/vendredi 11 décembre 2026 .+ 20 h 00$/)).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContainEqual(
    expect.stringMatching(/^\/fr\/transfert-sur-mesure\?tour=northern-lights-tour/),
  )
})

test('before the tour the page shows what is ahead: countdown, meeting point, the night, what to bring, cancellation deadline', () => {
  show()
  expect(screen.getByRole('status')).toHaveTextContent('Confirmed')
  expect(screen.getByRole('status')).toHaveTextContent('20 days to go.')
  expect(names()).toEqual([
    'Your booking',
    'Where are you staying?',
    'Guaranteed Northern Lights Tour',
    'Where we meet',
    'Your night',
    'What to bring',
    'Our guarantee',
    'If your plans change',
    'On the day',
  ])
  expect(screen.getByText(/Tell the guide the same night or write to us within/)).toBeVisible()
  expect(
    screen.getByText(/Until Friday, 11 December 2026 at 20:00 \(Finnish time\) you can cancel/),
  ).toBeVisible()
  expect(screen.getByText(/The tour runs from 20:00 to 05:00 at the latest/)).toBeVisible()
})

test('a guest who stays outside the pick-up area asks for a transfer with tour, date and party filled in', () => {
  show()
  expect(screen.getByRole('link', { name: 'ask for a transfer' })).toHaveAttribute(
    'href',
    '/transportation-customized?tour=northern-lights-tour&date=2026-12-12&adults=2&children=1#request',
  )
})

test('once a guide is named, the page says who: with portrait and languages if content knows the guide', () => {
  show({ guideName: 'Aino' })
  const guide = within(
    screen.getByRole('heading', { name: 'Your guide' }).closest('section') ?? document.body,
  )
  expect(guide.getByText('Aino Kallio')).toBeVisible()
  expect(guide.getByText('Speaks Finnish, English and German')).toBeVisible()
  expect(guide.getByText('Sample guide')).toBeVisible()
  cleanup()
  show({ guideName: 'Mikko Laine' })
  expect(screen.getByText('Mikko Laine')).toBeVisible()
})

test('after the tour the page of a guest who came leads to the review', () => {
  show({ standing: 'over', reviewUrl: 'https://lumi.example.com/review/token' })
  expect(screen.getByRole('link', { name: 'How was it?' })).toHaveAttribute(
    'href',
    'https://lumi.example.com/review/token',
  )
  cleanup()
  show({ standing: 'over' })
  expect(screen.queryByRole('link', { name: 'How was it?' })).toBeNull()
})

test('cancelling a return trip restores the trip, not the price', () => {
  show({ facts: { returnTripUntil: '2028-04-15' } })
  expect(screen.getByText(/you can cancel, and we owe you the return trip again/)).toBeVisible()
})

test('a daytime tour shows its day instead of a night', () => {
  show({ facts: { startsAt: at('10:00').toISOString(), endsAt: at('16:00').toISOString() } })
  expect(screen.getByRole('heading', { name: 'Your day' })).toBeVisible()
})

test('a guest without a pick-up place is asked for one, and reads how far we drive', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Where are you staying?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Where you stay and what we should know' })).toHaveAttribute(
    'href',
    '/booking/token/tell-us',
  )
  expect(screen.getByText((words) => words.startsWith(pickUpSentence('en')))).toBeVisible()
})

test('until the start, the step with hotel and health is the main action, unless the guest has to pay or choose', () => {
  const step = () => screen.queryByRole('link', { name: 'Where you stay and what we should know' })
  const look = (overrides: Parameters<typeof show>[0], now?: Date) => {
    cleanup()
    show(overrides, now)
    return step()?.className.includes('bg-ember')
  }
  expect(look({})).toBe(true)
  expect(look({ pickupPlace: 'Hotel Aurora' })).toBe(true)
  expect(look({ standing: 'debit' })).toBe(true)
  expect(look({ standing: 'unpaid' })).toBe(false)
  expect(look({ standing: 'may_choose', choice: sampleChoice({ cause: 'merged' }) })).toBe(false)
  expect(look({}, at('20:00'))).toBeUndefined()
  expect(look({ standing: 'choice_open', choice: sampleChoice() })).toBeUndefined()
  expect(look({ standing: 'cancelled' })).toBeUndefined()
})

test('what has been told is named, without the words about health, and no longer the main action', () => {
  show({ pickupPlace: 'Hotel Aurora', hasHealthNote: true, facts: { specialRequests: null } })
  expect(screen.getByText('Noted for your guide: where you stay and your note about health.')).toBeVisible()
  const step = screen.getByRole('link', { name: 'Where you stay and what we should know' })
  expect(step.className).not.toContain('bg-ember')
})

test('wishes are promised to the guide through the office, which releases them', () => {
  show({ pickupPlace: 'Hotel Aurora', hasHealthNote: false, facts: { specialRequests: 'A window seat' } })
  expect(screen.getByText(/^Noted for your guide/).textContent).toBe(
    'Noted for your guide: where you stay. We have your wishes as well: the office passes them on to your guide.',
  )
  cleanup()
  show({ pickupPlace: null, hasHealthNote: false, facts: { specialRequests: 'A window seat' } })
  expect(screen.getByText('We have your wishes: the office passes them on to your guide.')).toBeVisible()
})

test('wishes keep their line breaks', () => {
  show({ facts: { specialRequests: 'Two vegetarians\nA window seat' } })
  expect(screen.getByText(/^Two vegetarians/).textContent).toBe('Two vegetarians\nA window seat')
  expect(screen.getByText(/^Two vegetarians/)).toHaveClass('whitespace-pre-line')
})

test('an e-mail address is shown in its own script', () => {
  show({ facts: { customerEmail: 'rv.jp@xn--r8jz45g.jp' } })
  expect(screen.getByText('rv.jp@例え.jp')).toBeVisible()
})

test('a known pick-up place is shown, and not asked for', () => {
  show({ pickupPlace: 'Hotel Aurora' })
  expect(screen.getByText('Hotel Aurora')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Where are you staying?' })).toBeNull()
})

test('on the day, the time, place and phone number come first', () => {
  show({ pickupPlace: 'Hotel Aurora' }, at('08:00'))
  expect(names()[1]).toBe('Today')
  const today = within(screen.getByRole('heading', { name: 'Today' }).closest('section') ?? document.body)
  expect(today.getByText('20:00')).toBeVisible()
  expect(today.getByText('Hotel Aurora')).toBeVisible()
  expect(today.getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  )
})

test('on the day, a guest is asked for a pick-up place while it still helps, and never if there is no pick-up', () => {
  const ask = () => screen.queryByRole('link', { name: 'Tell us where you stay' })
  show({}, at('08:00'))
  expect(ask()).toBeVisible()
  cleanup()
  show({ standing: 'over' }, at('20:00'))
  expect(ask()).toBeNull()
  cleanup()
  show({ facts: { meetingPoint: 'Our office in Rovaniemi', isPickedUp: false } }, at('08:00'))
  expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible()
  expect(ask()).toBeNull()
})

test('while the tour runs the page says so, even after midnight, and accepts no change', () => {
  show({ standing: 'over' }, at('01:00', '2026-12-13'))
  expect(screen.getByRole('status')).toHaveTextContent('Your tour has begun')
  expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible()
  expect(screen.queryByRole('navigation')).toBeNull()
})

const buttons = () =>
  screen.queryAllByRole('button').flatMap(({ textContent }) => (textContent === null ? [] : [textContent]))

test('after a merge the guest may choose, and change guests and details, and cancel', () => {
  show({ standing: 'may_choose', choice: sampleChoice({ cause: 'merged' }) })
  expect(buttons()).toEqual([
    'Full refund',
    'Another date',
    'Change guests',
    'Change details',
    'Cancel booking',
  ])
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
})

test('while a guest has a choice after a change by us, cancelling is free', () => {
  const endsAt = at('10:00').toISOString()
  show({ standing: 'may_choose', choice: sampleChoice({ cause: 'time_changed', endsAt }) })
  expect(
    screen.getByText(/Until Saturday, 12 December 2026 at 10:00 \(Finnish time\) you can cancel/),
  ).toBeVisible()
})

test('after we cancelled a departure the guest chooses, and may otherwise only correct details', () => {
  show({ standing: 'choice_open', choice: sampleChoice() })
  expect(buttons()).toEqual(['Full refund', 'Another date', 'Change details'])
  cleanup()
  show({ standing: 'choice_open', choice: sampleChoice() }, at('12:00', '2026-12-20'))
  expect(buttons()).toEqual(['Full refund', 'Another date', 'Change details'])
})

test('an offered place shows its possible actions before payment, and why there are no others', () => {
  const why = 'Once the place is paid, you can change the number of guests and the date as well.'
  show({ standing: 'unpaid', isOffer: true, payment: { url: null } })
  expect(buttons()).toEqual(['Pay now', 'Change details', 'Cancel booking'])
  expect(screen.getByText(why)).toBeVisible()
})

test('every other booking awaiting payment can be changed before it is paid', () => {
  show({ standing: 'unpaid' })
  expect(buttons()).toEqual(['Change guests', 'Change date', 'Change details', 'Cancel booking'])
  expect(screen.queryByText(/Once the place is paid/)).toBeNull()
})

test.each(['choice_open', 'cancelled', 'refunded'] as const)(
  'a booking whose tour we cancelled (%s) says why, and what we wrote',
  (standing) => {
    const page = {
      officeWords: 'Storm over the fells.\nAino',
      endCause: 'departure',
      choice: sampleChoice(),
    } as const
    show({ ...page, standing, facts: { cancelReason: 'weather' } })
    expect(screen.getByText('The weather does not allow us to run it safely.')).toBeVisible()
    expect(screen.getByText(/^Storm over the fells\./)).toBeVisible()
    cleanup()
    show({ ...page, endCause: 'guest', standing, facts: { cancelReason: 'weather' } })
    expect(screen.queryByText(/^Storm/)).toBeNull()
  },
)

test('a tour that is over leads to its free return trip, and no longer says what to do on the day', () => {
  show(
    { standing: 'over', returnTrip: { path: '/booking/trip', day: '2027-01-09' } },
    at('12:00', '2026-12-20'),
  )
  expect(
    screen.getByRole('link', { name: 'Your free return trip, Saturday, 9 January 2027' }),
  ).toHaveAttribute('href', '/booking/trip')
  expect(screen.queryByRole('heading', { name: 'On the day' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible()
})

test('an ended booking links to the dates of the tour, and one that was not paid to its own day', () => {
  const lead = () => screen.getByRole('link', { name: 'See the dates' }).getAttribute('href')
  show({ standing: 'lapsed' })
  expect(lead()).toBe(
    'https://lumi.example.com/northern-lights-tour?date=2026-12-12&adults=2&children=1#booking',
  )
  cleanup()
  show({ standing: 'lapsed' }, at('20:00'))
  expect(lead()).toBe('https://lumi.example.com/northern-lights-tour#booking')
  cleanup()
  show({ standing: 'refunded' })
  expect(lead()).toBe('https://lumi.example.com/northern-lights-tour#booking')
})

test('a guest who pays in cryptocurrency reads what to send and where, and until the details are sent that they will follow', () => {
  const facts = { paymentMethod: 'crypto', cryptoType: 'bitcoin' } as const
  show({ standing: 'unpaid', facts, coins: { restCents: 179_00, details: null } })
  expect(screen.getByText(/^179 € in Bitcoin is to be paid. We send you the payment details/)).toBeVisible()
  cleanup()
  const details = { address: 'bc1qw508d6', network: 'bitcoin', coins: '0.002' }
  show({ standing: 'unpaid', facts, coins: { restCents: 179_00, details } })
  for (const text of [details.address, details.network, '0.002 BTC'])
    expect(screen.getByText(text)).toBeVisible()
  cleanup()
  show({ standing: 'lapsed', facts, coins: { restCents: 179_00, details } })
  expect(screen.queryByRole('heading', { name: 'How to pay' })).toBeNull()
})

test('a guest who has a choice and has added somebody meanwhile reads how to pay for that', () => {
  const facts = { paymentMethod: 'crypto', cryptoType: 'bitcoin' } as const
  const change = { ...CHANGE, heldUntil: at('12:00') }
  const details = { address: 'bc1qw508d6', network: 'bitcoin', coins: '0.002' }
  const choice = sampleChoice({ cause: 'merged' })
  show({ standing: 'may_choose', facts, change, choice, coins: { restCents: 179_00, details } })
  expect(screen.getByText(/2 adults: 179 € to pay/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'How to pay' })).toBeVisible()
  for (const text of [details.address, details.network, '0.002 BTC'])
    expect(screen.getByText(text)).toBeVisible()
})

const CHANGE = {
  day: '2026-12-12',
  adults: 2,
  children: 0,
  payCents: 179_00,
  heldUntil: at('12:35', '2026-11-22'),
  payUntil: at('12:31', '2026-11-22'),
  isDebitUnderWay: false,
}

test('a change shows until when it can be paid, that its time is over, or that the bank is sending the money', () => {
  const shown = { standing: 'change_open', change: CHANGE } as const
  show(shown)
  expect(screen.getByRole('status')).toHaveTextContent('Pay by Sunday, 22 November 2026 at 12:31')
  cleanup()
  show(shown, at('12:31', '2026-11-22'))
  expect(screen.getByRole('status')).toHaveTextContent('The time to pay for it is over')
  cleanup()
  show({ ...shown, change: { ...CHANGE, isDebitUnderWay: true } })
  expect(screen.getByRole('status')).toHaveTextContent('The payment for your change is on its way')
  expect(screen.getByText(/your bank still sends the payment, and we return all of it/)).toBeVisible()
})

test('while a bank decides, the guest can only change details and cancel', () => {
  show({ money: aMoney({ takenByBankCents: 487_00, isDisputed: true, isLessened: true }) })
  expect(screen.getByRole('status')).toHaveTextContent('Your bank has the payment in dispute')
  expect(screen.getByText('Taken back by your bank').nextSibling).toHaveTextContent('487 €')
  const buttons = within(screen.getByRole('navigation', { name: 'Change your booking' })).getAllByRole(
    'button',
  )
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Change details', 'Cancel booking'])
  expect(screen.getByText(/while your bank has the payment in dispute, nothing goes back/)).toBeVisible()
})

test('a booking that ended during a bank dispute is not shown as refunded', () => {
  show({ standing: 'refunded', money: aMoney({ takenByBankCents: 487_00, isDisputed: true }) })
  expect(screen.getByRole('status')).toHaveTextContent(
    'CancelledYour seats are free again. Your bank has the payment in dispute, and has not decided yet. If it leaves',
  )
})

test('if part of the payment was refunded, the page does not promise the whole price', () => {
  show({ money: aMoney({ returnedCents: 50_00, isLessened: true }) })
  expect(screen.getByText(/you can cancel, and what we still have of your payment goes back/)).toBeVisible()
  expect(screen.queryByText(/the whole price/)).toBeNull()
})

test('cryptocurrency that staff must refund is not said to be on its way', () => {
  const money = aMoney({ askedCents: 487_00 })
  show({ standing: 'refunded', money, facts: { paymentMethod: 'crypto', cryptoType: 'bitcoin' } })
  expect(screen.getByRole('status')).toHaveTextContent('We return 487 € by hand')
  expect(screen.queryByText('Cancelled and refunded')).toBeNull()
  expect(screen.queryByText(/on its way back/i)).toBeNull()
})

test('a booking is shown as refunded once its money is on its way: a card at once, other payments when sent', () => {
  const titleOf = (money: Partial<ReturnType<typeof aMoney>>, paymentMethod: 'card' | 'crypto') => {
    cleanup()
    show({ standing: 'refunded', money: aMoney(money), facts: { paymentMethod } })
    return screen.getByRole('status').querySelector('p')?.textContent
  }
  expect(titleOf({ askedCents: 487_00 }, 'card')).toBe('Cancelled and refunded')
  expect(titleOf({ askedCents: 487_00 }, 'crypto')).toBe('Cancelled')
  expect(titleOf({ askedCents: 100_00, returnedCents: 387_00 }, 'crypto')).toBe('Cancelled')
  expect(titleOf({ returnedCents: 487_00 }, 'crypto')).toBe('Cancelled and refunded')
})

test('a guest whose part payment arrived before the seats lapsed reads that it is refunded, not that nothing was charged', () => {
  const facts = { paymentMethod: 'crypto', cryptoType: 'bitcoin' } as const
  show({ standing: 'lapsed', facts, money: aMoney({ paidCents: 100_00, askedCents: 100_00 }) })
  expect(screen.getByRole('status')).toHaveTextContent('We return 100 € by hand')
  expect(screen.queryByText(/nothing was charged/)).toBeNull()
})

test('the result in a URL is shown only for a booking in that state', () => {
  const noteOf = (done: string, overrides: Parameters<typeof aGuestPage>[0] = {}) => {
    cleanup()
    render(
      <GuestBooking
        picture="auroraLake"
        done={done}
        now={at('12:00', '2026-11-22')}
        page={aGuestPage(overrides)}
      />,
    )
    const [first, second] = screen.getAllByRole('status')
    return second ? first?.textContent : null
  }
  expect(noteOf('cancelled')).toBeNull()
  expect(noteOf('cancelled', { standing: 'refunded' })).toContain('is cancelled')
  expect(noteOf('held')).toBeNull()
  expect(noteOf('held', { standing: 'change_open', change: CHANGE })).toContain('Pay now')
  const coins = { restCents: 179_00, details: null }
  expect(noteOf('held', { standing: 'change_open', change: CHANGE, coins })).toMatch(/kept for you\. Once/)
  expect(noteOf('paid', { standing: 'change_open', change: CHANGE })).toMatch(/before you pay once more/)
  expect(noteOf('paid', { standing: 'unpaid' })).toMatch(/before you pay once more/)
  expect(noteOf('paid')).toBeNull()
  expect(noteOf('paid', { isJustChanged: true })).toContain('Your booking is changed')
  expect(noteOf('held', { isJustChanged: true })).toContain('Your booking is changed')
  expect(noteOf('', { isJustChanged: true })).toContain('Your booking is changed')
  expect(noteOf('kept', { isJustChanged: true })).toContain('The change is dropped')
})

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'a page does not claim that something was done when a URL says %s',
  (done) => {
    render(
      <GuestBooking picture="auroraLake" done={done} now={at('12:00', '2026-11-22')} page={aGuestPage()} />,
    )
    expect(screen.getAllByRole('status')).toHaveLength(1)
  },
)

test.each(['cancelled', 'refunded', 'lapsed', 'choice_open'] as const)(
  'a booking that is %s has no ‘if nobody comes’ note',
  (standing) => {
    show({ standing })
    expect(screen.queryByText(/Nobody there at the time/)).toBeNull()
    expect(screen.getByRole('link', { name: company.email })).toBeVisible()
  },
)

test('a place that was released has nothing to pay', () => {
  show({ standing: 'lapsed', money: aMoney({ paidCents: 0 }) })
  expect(screen.queryByText('To pay')).toBeNull()
  expect(screen.queryByText(/evening/)).toBeNull()
})

test('a guest who has paid a part reads what is still to pay', () => {
  show({
    standing: 'unpaid',
    facts: { totalCents: 358_00 },
    money: aMoney({ paidCents: 458_00, askedCents: 358_00 }),
  })
  expect(screen.getByText('Still to pay').nextSibling).toHaveTextContent('258 €')
})

test('the winter packing list is offered to guests who come in winter', () => {
  show()
  expect(screen.getByRole('link', { name: 'The whole list, to print' })).toBeVisible()
  cleanup()
  show({ facts: { day: '2027-06-12', startsAt: '2027-06-12T06:30:00Z' } })
  expect(screen.getByRole('heading', { name: 'What to bring' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'The whole list, to print' })).toBeNull()
})

test.each([
  ['guest', {}, /cancelled as you asked\..*price is not returned/],
  ['guest', { returnedCents: 487_00 }, /cancelled as you asked\. Your seats are free again\. 487 € has been/],
  ['us', { returnedCents: 487_00 }, /We had to cancel it, and we are sorry\./],
  ['choice', { returnedCents: 487_00 }, /You have chosen the refund\./],
  [
    'departure',
    { askedCents: 487_00 },
    /had to cancel this tour, and we are sorry\. 487 € is on its way.*5 to 10 working/,
  ],
] as const)(
  'an ended booking says who ended it (%s) and what happens to the money',
  (endCause, money, text) => {
    show({ standing: 'cancelled', endCause, money: aMoney(money) })
    expect(screen.getByRole('status')).toHaveTextContent(text)
  },
)

test('a new address that waits is shown, and can be sent its link again or dropped', () => {
  show({ newAddress: { email: 'new@xn--bcher-kva.example', endsAt: at('20:00', '2026-11-24') } })
  expect(screen.getByText('new@bücher.example')).toBeVisible()
  expect(screen.getByText(/until Tuesday, 24 November 2026 at 20:00/)).toBeVisible()
  const formOf = (name: string) => screen.getByRole('button', { name }).closest('form')
  expect(formOf('Send the link again')).toHaveAttribute('action', '/booking/token/new-address/send')
  expect(formOf('Keep the old address')).toHaveAttribute('action', '/booking/token/new-address/drop')
})
