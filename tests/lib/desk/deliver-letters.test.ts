import { setTimeout as pause } from 'node:timers/promises'
import { minutesAfter } from '@/lib/booking/hold'
import { bookWithCrypto } from '@/lib/desk/book-with-crypto'
import { claimDueLetter } from '@/lib/db/letters'
import { database } from '@/lib/db/client'
import { confirmCryptoPayment } from '@/lib/desk/confirm-crypto-payment'
import { deliverLetters } from '@/lib/desk/deliver-letters'
import { sendRequest } from '@/lib/desk/send-request'
import { aDesk, aWish, NOON } from '@/tests/a-desk'
import { aMailServer, type MailServer } from '@/tests/a-mail-server'
import { expectLog } from '@/tests/expect-log'

const desk = aDesk()

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => desk.aDeparture({ seats: 200 }))

let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

const deliver = (now = NOON) => deliverLetters(() => now)

test('each letter goes to its own side, with where to reply', async () => {
  await aCryptoBooking('one@guest.example')
  expect(await deliver()).toBe(2)
  expect(await deliver()).toBe(0)
  const [first, second] = lettersOf('one@guest.example')
  expect([addressOf(first?.to), addressOf(second?.to)].sort()).toEqual([
    'one@guest.example',
    'one@lumi.example.com,two@lumi.example.com',
  ])
  const forGuest = lettersTo('one@guest.example')[0]
  expect(addressOf(forGuest?.replyTo)).toBe('one@lumi.example.com')
  expect(forGuest?.from?.text).toContain('bookings@lumi.example.com')
  expect(forGuest?.html).toContain('Guaranteed Northern Lights Tour')
  expect(forGuest?.text).toContain('Guaranteed Northern Lights Tour')
})

test('a request reaches the inboxes, to be answered to the visitor, and is confirmed to the visitor', async () => {
  await sendRequest(
    {
      kind: 'transportation',
      name: 'Aino Korhonen',
      email: 'driven@guest.example',
      phone: null,
      message: null,
      destination: 'Hotel in Rovaniemi to Äkäslompolo',
      additionalInfo: null,
      serviceType: 'Private Customized Transportation',
      idempotencyKey: null,
    },
    NOON,
  )
  expect(await deliver()).toBe(2)
  const [confirmation] = lettersTo('driven@guest.example')
  expect(addressOf(confirmation?.replyTo)).toBe('one@lumi.example.com')
  expect(confirmation?.subject).toBe('We have received your transportation request')
  const forOperator = lettersTo('one@lumi.example.com,two@lumi.example.com').at(-1)
  expect(addressOf(forOperator?.replyTo)).toBe('driven@guest.example')
  expect(forOperator?.subject).toBe('New Transportation Request: Private Customized Transportation')
  expect(forOperator?.text).toContain('Hotel in Rovaniemi to Äkäslompolo')
})

test('a confirmation brings its calendar file', async () => {
  const { reference } = await aCryptoBooking('two@guest.example')
  await confirmCryptoPayment(reference, NOON)
  await deliver()
  const attached = lettersTo('two@guest.example').flatMap(({ attachments }) => attachments)
  expect(attached).toHaveLength(1)
  expect(attached[0]?.contentType).toBe('text/calendar')
  expect(attached[0]?.content.toString()).toMatch(/TZID=Europe\/Helsinki/)
})

test('with the mail server stopped bookings go on, and every letter arrives once after it is back', async () => {
  await mail.stop()
  const log = expectLog()
  const guests = ['a', 'b', 'c'].map((name) => `${name}@outage.example`)
  for (const guest of guests) await aCryptoBooking(guest)
  expect(await deliver()).toBe(0)
  expect(await deliver(minutesAfter(NOON, 60))).toBe(0)
  expect(await deliver(minutesAfter(NOON, 24 * 60))).toBe(0)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('will be tried again'))
  await mail.start()
  // At most a minute after the last try, everything goes.
  const back = minutesAfter(NOON, 24 * 60 + 1)
  const sent = await Promise.all([deliver(back), deliver(back)])
  expect(sent[0] + sent[1]).toBe(6)
  for (const guest of guests) expect(lettersTo(guest)).toHaveLength(1)
})

test('two workers at once send each letter once', async () => {
  const guests = Array.from({ length: 5 }, (_, index) => `${index}@race.example`)
  for (const guest of guests) await aCryptoBooking(guest)
  await Promise.all([deliver(), deliver(), deliver()])
  await deliver()
  for (const guest of guests) expect(lettersTo(guest)).toHaveLength(1)
})

test('a letter that was taken while the database went away is marked when it is back, and not sent again', async () => {
  await aCryptoBooking('marked@guest.example')
  let isBack = Promise.resolve<unknown>(null)
  mail.beforeAnswer(async () => {
    await desk.query('ALTER TABLE letters RENAME TO away')
    isBack = pause(1200).then(() => desk.query('ALTER TABLE away RENAME TO letters'))
  })
  expect(await deliver()).toBe(2)
  await isBack
  await deliver(minutesAfter(NOON, 60))
  expect(lettersTo('marked@guest.example')).toHaveLength(1)
})

test('while a slow mail server takes a letter, no other worker sends it, and nothing in the database waits', async () => {
  await aCryptoBooking('slow@guest.example')
  let others = 0
  mail.beforeAnswer(async () => {
    others = await deliver(minutesAfter(NOON, 1))
    await desk.query(`UPDATE letters SET reply_to = reply_to WHERE 'slow@guest.example' = ANY(recipients)`)
  })
  expect((await deliver()) + others).toBe(2)
  expect(lettersTo('slow@guest.example')).toHaveLength(1)
})

test('a letter whose worker died is sent by the next one', async () => {
  await aCryptoBooking('orphan@guest.example')
  await claimDueLetter(database(), { now: NOON, leaseUntil: minutesAfter(NOON, 3) })
  await claimDueLetter(database(), { now: NOON, leaseUntil: minutesAfter(NOON, 3) })
  expect(await deliver(minutesAfter(NOON, 2))).toBe(0)
  expect(await deliver(minutesAfter(NOON, 4))).toBe(2)
  expect(lettersTo('orphan@guest.example')).toHaveLength(1)
})

test('a letter that the mail server refuses does not hold up the others, and is tried again later', async () => {
  await aCryptoBooking('refused@guest.example')
  mail.refuseWith(451)
  const log = expectLog()
  expect(await deliver()).toBe(0)
  mail.refuseWith(null)
  await aCryptoBooking('next@guest.example')
  expect(await deliver()).toBe(2)
  expect(lettersTo('next@guest.example')).toHaveLength(1)
  expect(lettersTo('refused@guest.example')).toHaveLength(0)
  await deliver(minutesAfter(NOON, 0.25))
  expect(lettersTo('refused@guest.example')).toHaveLength(1)
  expect(log).toHaveBeenCalledTimes(2)
})

test('after three days a letter is given up and kept', async () => {
  await aCryptoBooking('never@guest.example')
  mail.refuseWith(550)
  const log = expectLog()
  const late = minutesAfter(NOON, 3 * 24 * 60)
  await deliver(late)
  mail.refuseWith(null)
  await deliver(minutesAfter(late, 24 * 60))
  expect(lettersTo('never@guest.example')).toEqual([])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('given up'))
  const [row] = await desk.query<{ failed: number }>(
    'SELECT count(*)::int AS failed FROM letters WHERE failed_at IS NOT NULL',
  )
  expect(row?.failed).toBe(2)
})

test('a name cannot write headers of its own', async () => {
  const departureId = await desk.aDeparture({ seats: 1 })
  const customerName = 'Eve\r\nBcc: victim@example.com'
  await bookWithCrypto(
    aWish({ departureId, cryptoType: 'other', customerName, customerEmail: 'eve@guest.example' }),
    NOON,
  )
  await deliver()
  for (const letter of lettersOf('eve@guest.example')) expect(letter.bcc).toBeUndefined()
  expect(lettersTo('victim@example.com')).toEqual([])
})

async function aCryptoBooking(customerEmail: string) {
  const departureId = await desk.aDeparture({ seats: 1 })
  const booking = await bookWithCrypto(aWish({ departureId, cryptoType: 'bitcoin', customerEmail }), NOON)
  if (booking.kind !== 'booked') throw new Error(`not booked: ${booking.reason}`)
  return booking
}

/** Letters to a guest, and those to the operator about that guest. */
function lettersOf(guest: string) {
  return mail.letters.filter((letter) => [addressOf(letter.to), addressOf(letter.replyTo)].includes(guest))
}

function lettersTo(guest: string) {
  return mail.letters.filter(({ to }) => addressOf(to) === guest)
}

type Addresses = MailServer['letters'][number]['to'] | MailServer['letters'][number]['replyTo']

function addressOf(addresses: Addresses): string {
  return [addresses ?? []]
    .flat()
    .flatMap(({ value }) => value.map(({ address }) => address))
    .join(',')
}
