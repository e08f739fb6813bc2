import { addDays, type Day } from '@/lib/calendar/day'
import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { askAboutLights } from '@/lib/use-cases/scheduled/ask-about-lights'
import { remindOfPaymentDetails } from '@/lib/use-cases/scheduled/remind-of-payment-details'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { at } from '@/tests/support/builders'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import { actionPage, bookingPage, confirm, doneUrl, doneParams } from '@/tests/support/operator-pages'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { deliverEmails } from '@/tests/support/run-jobs'

/* Where the buttons in the e-mails to our inboxes lead. */

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))
jest.mock('@/lib/emails/layout/render-html-body', () => ({ renderHtmlBody: async () => '' }))

freezeClock(NOON)

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { choices } = cancelledDepartures(backend)
/** 179 € at 89,500 € for one Bitcoin. */
const DETAILS = {
  address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  amount: '0.002',
  network: 'bitcoin',
  rate: '89500',
  source: 'Kraken',
}
let mail: MailServer
let transfers = 0

beforeAll(async () => {
  await backend.aDeparture({ seats: 200 })
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

async function aCryptoBooking() {
  const departureId = await backend.aDeparture({ seats: 8 })
  const booked = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booked.kind !== 'booked') throw new Error('not booked')
  return { ...booked, departureId }
}

/** E-mails about a booking whose subject begins like this. */
const about = (reference: string, subject: string) =>
  mail.emails.filter((one) => one.subject?.startsWith(subject) && one.subject.includes(reference))

/** A booking in Bitcoin, and the links in the e-mail about it. */
async function aBookingByEmail() {
  const booked = await aCryptoBooking()
  await deliverEmails(NOON)
  const { text = '' } = about(booked.reference, 'Payment details to send').at(-1) ?? {}
  const wayTo = (label: string) =>
    new RegExp(`^${label}:\\n\\S+/operator/([\\w-]+)/([\\w-]+)$`, 'm').exec(text)
  const [, token = '', details] = wayTo('Send payment details') ?? []
  const [, , payment = ''] = wayTo('Record payment') ?? []
  return { ...booked, token, details: details ?? '', payment }
}

const coins = (amount: string) => ({
  amount,
  tx: `${(transfers += 1)}`.padStart(64, 'a'),
})

test('the e-mail about a booking in cryptocurrency leads to sending the details and recording the payment, whose preview says what happens to the coins', async () => {
  const { departureId, reference, token, details, payment } = await aBookingByEmail()
  expect(await actionPage(token, details)).toContain('>Send payment details</h1>')
  expect((await confirm(token, details, DETAILS)).location).toEqual(doneUrl(token, 'send-details'))
  expect(await backend.emails(departureId)).toContain('crypto-details-guest')
  await deliverEmails(NOON)
  const told = mail.emails.findLast(({ text }) => text?.includes(DETAILS.address) && text.includes(reference))
  expect(told?.text).toContain('1 BTC = 89,500 €, Kraken')
  for (const [amount, words] of [
    ['0.00194', '5.37 € is still due, and the guest is asked to pay it by'],
    ['0.00199', 'it is paid in full and confirmed, 0.89 € short, which is written off'],
    ['0.00201', 'it is paid in full and confirmed, 0.90 € more than requested, which is kept'],
    ['0.0021', '1.79 € more than requested, which is kept, and 7.16 € is for you to return'],
  ] as const)
    expect(await actionPage(token, payment, coins(amount))).toContain(words)
  expect((await confirm(token, payment, coins('0.002'))).location).toEqual(doneUrl(token, 'record-payment'))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test('each reminder of missing payment details links its inbox to the form that sends them', async () => {
  const { reference } = await aCryptoBooking()
  for (const hours of [12, 36]) {
    const now = addMinutes(NOON, hours * 60)
    await remindOfPaymentDetails(now)
    await deliverEmails(now)
  }
  const reminders = about(reference, 'Payment details are still')
  const tokens = reminders.map(({ text }) => /\/operator\/([\w-]{56})/.exec(text ?? '')?.[1] ?? '')
  expect(tokens).toHaveLength(4)
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) {
    expect(await bookingPage(token)).toContain('Send payment details')
    expect(await actionPage(token, 'send-details')).toContain('name="address"')
  }
})

test('a change to be paid in cryptocurrency links each inbox to its form at once, and the reminder is sent after 12 hours', async () => {
  const { reference } = await aCryptoBooking()
  await payInCrypto(reference, NOON)
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  expect((await requestChange.run({ reference, wanted, asking: GUEST }, NOON)).kind).toBe('held')
  await deliverEmails(NOON)
  const told = about(reference, 'Payment details to send for a change')
  expect(told).toHaveLength(2)
  for (const { text = '' } of told) {
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /is to be for 2 adults on [^,]*, \d+ \w+ 2026, instead of 1 adult\. Until 179 € in Bitcoin has been received for it/,
    )
    const [, token = ''] = /\/operator\/([\w-]{56})\/send-details/.exec(text) ?? []
    expect(await actionPage(token, 'send-details')).toContain('name="address"')
  }
  const later = addMinutes(NOON, 12 * 60)
  await remindOfPaymentDetails(later)
  await deliverEmails(later)
  expect(about(reference, 'Payment details are still to be sent')).toHaveLength(2)
})

/** A party on a night of its own, and the time 09:00 on the morning after. */
async function aNight(overrides: Parameters<typeof aPaidBooking>[0] = {}) {
  const { departureId, reference } = await aPaidBooking(overrides)
  const { startsAt } = await database().departure.findUniqueOrThrow({ where: { id: departureId } })
  const day: Day = addDays(startsAt.toISOString().slice(0, 10), 1)
  return { departureId, reference, morning: at('09:00', day) }
}

/** Send the question about last night; returns the token of each inbox, from the two buttons in its e-mail. */
async function ask(now: Date): Promise<readonly string[]> {
  const heard = mail.emails.length
  await askAboutLights(now)
  await deliverEmails(now)
  const questions = mail.emails.slice(heard).filter(({ subject }) => subject?.startsWith('Were the lights'))
  return questions.map(({ text }) => {
    const links = [...(text ?? '').matchAll(/\/operator\/([\w-]{56})\/(lights-seen|not-seen)\s/g)]
    expect(links.map(([, , action]) => action)).toEqual(['lights-seen', 'not-seen'])
    expect(new Set(links.map(([, token]) => token)).size).toBe(1)
    return links[0]?.[1] ?? ''
  })
}

const historyOf = (departureId: number) =>
  backend.query<{ what: string; actor_name: string }>(
    `SELECT what, actor_name FROM history WHERE departure_id = ${departureId} ORDER BY id`,
  )

test('two inboxes open their question and nothing happens; one records that the lights were seen, and the other reads who did', async () => {
  const { departureId, reference, morning } = await aNight()
  const [first = '', second = ''] = await ask(morning)
  expect(first).not.toBe(second)
  await withClockAt(morning, async () => {
    for (const token of [first, second])
      for (const action of ['lights-seen', 'not-seen'])
        expect(await actionPage(token, action)).toContain('Confirm')
    expect(await historyOf(departureId)).toEqual([])
    expect(await choices(reference)).toEqual([])

    const { location } = await confirm(first, 'lights-seen')
    expect(location).toEqual(doneUrl(first, 'lights-seen'))
    const [said] = await historyOf(departureId)
    expect(said).toEqual({ what: 'lights_seen', actor_name: expect.stringMatching(/@lumi\.example\.com$/) })
    expect(await choices(reference)).toEqual([])
    expect(await bookingPage(first, doneParams(location))).toContain(
      'It has been recorded that the lights were seen.',
    )
    const late = await actionPage(second, 'lights-seen')
    expect(late).toContain('It has already been recorded that the lights were seen.')
    expect(await bookingPage(second)).toContain(`operator link of ${said?.actor_name}`)
    expect(await bookingPage(second)).not.toContain('/lights-seen')
  })
})

test('‘not seen’ shows which guest has which choice, and opens it when confirmed', async () => {
  const { reference, morning } = await aNight({ adults: 2, offeredCents: 358_00 })
  const [token = ''] = await ask(morning)
  await withClockAt(morning, async () => {
    const preview = await actionPage(token, 'not-seen')
    for (const words of [reference, '2 guests', '1 e-mail to guests']) expect(preview).toContain(words)
    expect(await choices(reference)).toEqual([])
    expect((await confirm(token, 'not-seen')).status).toBe(303)
    expect(await choices(reference)).toMatchObject([{ cause: 'lights_not_seen', ended_at: null }])
  })
})
