import { minutesAfter } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { remindOfDetails } from '@/lib/use-cases/payments/remind-of-details'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { freezeClock } from '@/tests/support/freeze-clock'
import { actionPage, bookingPage } from '@/tests/support/operator-pages'
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
