import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { freezeClock } from '@/tests/support/freeze-clock'
import { actionPage, confirm, doneAt } from '@/tests/support/operator-pages'
import { deliverEmails } from '@/tests/support/work'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
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

/** A booking in Bitcoin, and where the buttons of the e-mail about it lead. */
async function aBookingByEmail() {
  const departureId = await backend.aDeparture({ seats: 8 })
  const input = aBookingInput({ departureId, cryptoType: 'bitcoin' })
  const booked = await bookWithCrypto(input, NOON)
  if (booked.kind !== 'booked') throw new Error('not booked')
  await deliverEmails(NOON)
  const { text = '' } =
    mail.emails.findLast(({ subject }) => subject?.includes(`(${booked.reference})`) && isForUs(subject)) ??
    {}
  const wayTo = (label: string) =>
    new RegExp(`^${label}:\\n\\S+/operator/([\\w-]+)/([\\w-]+)$`, 'm').exec(text)
  const [, token = '', details] = wayTo('Send payment details') ?? []
  const [, , payment = ''] = wayTo('Record payment') ?? []
  return { ...booked, departureId, token, details: details ?? '', payment }
}

const isForUs = (subject: string) => subject.startsWith('Payment details to send')

const coins = (amount: string) => ({
  amount,
  tx: `${(transfers += 1)}`.padStart(64, 'a'),
})

test('the e-mail about a booking in cryptocurrency leads to sending the details and recording the payment', async () => {
  const { departureId, reference, token, details, payment } = await aBookingByEmail()
  expect(await actionPage(token, details)).toContain('>Send payment details</h1>')
  expect((await confirm(token, details, DETAILS)).location).toEqual(doneAt(token, 'send-details'))
  expect(await backend.emails(departureId)).toContain('crypto-details-guest')
  await deliverEmails(NOON)
  const told = mail.emails.findLast(({ text }) => text?.includes(DETAILS.address) && text.includes(reference))
  expect(told?.text).toContain('1 BTC = 89,500 €, Kraken')
  expect((await confirm(token, payment, coins('0.002'))).location).toEqual(doneAt(token, 'record-payment'))
  expect(await backend.bookings(departureId)).toMatchObject([{ state: 'confirmed' }])
})

test.each([
  ['0.00194', '5.37 € is missing, and the guest is asked for it until'],
  ['0.00199', 'all is paid and confirmed, 0.89 € short, which is let off'],
  ['0.00201', 'all is paid and confirmed, 0.90 € more than asked for, which is kept'],
  ['0.0021', '1.79 € more than asked for, which is kept, and 7.16 € is for you to return'],
])(
  'of %s coins where 0.002 were asked for, the preview tells what becomes of them',
  async (amount, words) => {
    const { departureId, token, details, payment } = await aBookingByEmail()
    await confirm(token, details, DETAILS)
    expect(await actionPage(token, payment, coins(amount))).toContain(words)
    expect(await backend.bookings(departureId)).toMatchObject([{ state: 'awaiting_payment' }])
  },
)
