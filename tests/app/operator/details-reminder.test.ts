import { minutesAfter } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { remindOfDetails } from '@/lib/use-cases/scheduled/remind-of-details'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { GUEST } from '@/tests/support/a-changed-booking'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { freezeClock } from '@/tests/support/freeze-clock'
import { actionPage, bookingPage } from '@/tests/support/operator-pages'
import { payInCoins } from '@/tests/support/pay-in-coins'
import { deliverEmails } from '@/tests/support/work'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
let mail: MailServer
beforeAll(async () => {
  await backend.aDeparture({ seats: 200 })
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

test('each reminder of missing payment details leads its inbox to the form that sends them', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const booked = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booked.kind !== 'booked') throw new Error('not booked')
  for (const hours of [12, 36]) {
    const now = minutesAfter(NOON, hours * 60)
    await remindOfDetails(now)
    await deliverEmails(now)
  }
  const reminders = mail.emails.filter(({ subject }) => subject?.startsWith('Payment details are still'))
  const tokens = reminders.map(({ text }) => /\/operator\/([\w-]{56})/.exec(text ?? '')?.[1] ?? '')
  expect(tokens).toHaveLength(4)
  expect(new Set(tokens).size).toBe(2)
  for (const token of tokens) {
    expect(await bookingPage(token)).toContain('Send payment details')
    expect(await actionPage(token, 'send-details')).toContain('name="address"')
  }
})

test('a change that is to be paid in coins leads each inbox at once to that form, and its reminder comes after 12 hours', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  const booked = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booked.kind !== 'booked') throw new Error('not booked')
  await payInCoins(booked.reference, NOON)
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  const change = await requestChange({ reference: booked.reference, wanted, asking: GUEST }, NOON)
  expect(change.kind).toBe('held')
  await deliverEmails(NOON)
  const about = (subject: string) =>
    mail.emails.filter((one) => one.subject?.startsWith(subject) && one.subject.includes(booked.reference))
  const told = about('Payment details to send for a change')
  expect(told).toHaveLength(2)
  for (const { text = '' } of told) {
    expect(text.replace(/\s+/g, ' ')).toMatch(
      /is to be for 2 adults on [^,]*, \d+ \w+ 2026, instead of 1 adult\. Until 179 € in Bitcoin has come for it/,
    )
    const [, token = ''] = /\/operator\/([\w-]{56})\/send-details/.exec(text) ?? []
    expect(await actionPage(token, 'send-details')).toContain('name="address"')
  }
  const later = minutesAfter(NOON, 12 * 60)
  await remindOfDetails(later)
  await deliverEmails(later)
  expect(about('Payment details are still to be sent')).toHaveLength(2)
})
