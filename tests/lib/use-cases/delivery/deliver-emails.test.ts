import { setTimeout as pause } from 'node:timers/promises'
import { addMinutes } from '@/lib/calendar/duration'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { backgroundPool, database } from '@/lib/db/client'
import { listLiveWorkers } from '@/lib/db/upkeep/workers'
import { operatorBookingUrl, operatorEnquiryUrl } from '@/lib/use-cases/links/operator-urls'
import { sendCryptoDetails } from '@/lib/use-cases/payments/send-crypto-details'
import { payInCrypto } from '@/tests/support/pay-in-crypto'
import { sendOfficeMessage } from '@/lib/use-cases/changes/send-office-message'
import { requeueLostJobs } from '@/lib/use-cases/scheduled/requeue-lost-jobs'
import { submitEnquiry } from '@/lib/use-cases/enquiries/submit-enquiry'
import { releaseJobsOfDeadWorkers } from '@/lib/queue/heartbeat'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { deliverEmails } from '@/tests/support/run-jobs'

const backend = aBackend()

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 200 }))

let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

/** An e-mail to the guest, and one to each of our inboxes. */
const A_BOOKING = 3

const deliver = (now = NOON, places?: number) => deliverEmails(now, places)

test('each e-mail goes to the right side, with the right reply address', async () => {
  await aCryptoBooking('one@guest.example')
  expect(await deliver()).toBe(A_BOOKING)
  expect(await deliver()).toBe(0)
  expect(
    emailsOf('one@guest.example')
      .map(({ to }) => addressOf(to))
      .sort(),
  ).toEqual(['one@guest.example', 'one@lumi.example.com', 'two@lumi.example.com'])
  const forGuest = emailsTo('one@guest.example')[0]
  expect(addressOf(forGuest?.replyTo)).toBe('one@lumi.example.com')
  expect(forGuest?.from?.text).toContain('bookings@lumi.example.com')
  for (const { headers } of emailsOf('one@guest.example'))
    expect([headers.get('auto-submitted'), headers.get('x-auto-response-suppress')]).toEqual([
      'auto-generated',
      'OOF, AutoReply',
    ])
  expect(forGuest?.html).toContain('Guaranteed Northern Lights Tour')
  expect(forGuest?.text).toContain('Guaranteed Northern Lights Tour')
})

test('an enquiry is confirmed to the visitor and sent to each inbox with a separate link, which no reply quotes', async () => {
  await submitEnquiry(
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
  expect(await deliver()).toBe(A_BOOKING)
  const [confirmation] = emailsTo('driven@guest.example')
  expect(addressOf(confirmation?.replyTo)).toBe('one@lumi.example.com')
  expect(confirmation?.subject).toBe('We have received your transportation request')
  const forOperator = emailsTo('two@lumi.example.com').at(-1)
  expect(confirmation?.headers.get('auto-submitted')).toBe('auto-replied')
  expect(forOperator?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(addressOf(forOperator?.replyTo)).toBe('')
  const { id } = await database().enquiry.findFirstOrThrow({ where: { email: 'driven@guest.example' } })
  for (const inbox of ['one@lumi.example.com', 'two@lumi.example.com'])
    expect(emailsTo(inbox).at(-1)?.text).toContain(
      `Open the enquiry:\n${await operatorEnquiryUrl(database(), id, inbox)}\n`,
    )
  expect(forOperator?.subject).toBe('New Transportation Request: Private Customized Transportation')
  expect(forOperator?.text).toContain('Hotel in Rovaniemi to Äkäslompolo')
})

test('a message written by the office is not an automatic e-mail, so out-of-office replies are welcome', async () => {
  const { reference } = await aCryptoBooking('away@guest.example')
  await deliver()
  expect((await sendOfficeMessage.run({ reference }, 'The road is closed', NOON)).kind).toBe('sent')
  await deliver()
  const email = emailsTo('away@guest.example').at(-1)
  expect(email?.text).toContain('The road is closed')
  for (const header of ['auto-submitted', 'x-auto-response-suppress'])
    expect(email?.headers.has(header)).toBe(false)
})

test('each inbox has a separate link to the booking, and no reply sends it to the guest', async () => {
  const { reference } = await aCryptoBooking('link@guest.example')
  await deliver()
  const booking = await database().booking.findUniqueOrThrow({ where: { reference } })
  for (const inbox of ['one@lumi.example.com', 'two@lumi.example.com']) {
    const email = emailsTo(inbox).at(-1)
    const url = await operatorBookingUrl(database(), booking, inbox)
    expect(email?.text).toContain(`Open the booking:\n${url}`)
    expect(email?.html).toContain(url)
    expect(addressOf(email?.replyTo)).toBe('')
  }
  expect(emailsTo('link@guest.example').at(-1)?.text).not.toContain('/operator/')
})

test('payment details include their code as a picture in the e-mail', async () => {
  const { reference } = await aCryptoBooking('coins@guest.example')
  const details = { address: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', network: 'bitcoin', rateSource: null }
  const sent = await sendCryptoDetails.run(reference, { ...details, coins: '0.002', rate: '89500' }, NOON)
  expect(sent.kind).toBe('sent')
  await deliver()
  const email = emailsTo('coins@guest.example').at(-1)
  expect(email?.html).toContain('data:image/png;base64,')
  expect(email?.attachments.map(({ contentType, related, cid }) => ({ contentType, related, cid }))).toEqual([
    { contentType: 'image/png', related: true, cid: 'payment-code' },
  ])
  expect(email?.text).toContain(details.address)
})

test('a confirmation opens with its tour’s picture, and has its calendar file, its receipt and the terms', async () => {
  const { reference } = await aCryptoBooking('two@guest.example')
  await payInCrypto(reference, NOON)
  await deliver()
  const attached = emailsTo('two@guest.example').flatMap(({ attachments }) => attachments)
  const booking = reference.toLowerCase()
  expect(attached.map(({ filename }) => filename)).toEqual([
    `tour-${booking}.jpg`,
    `booking-${booking}.ics`,
    expect.stringMatching(/^receipt-r-\d{4}-\d{6}\.pdf$/),
    `terms-${booking}.pdf`,
  ])
  expect(emailsTo('two@guest.example').at(-1)?.html).toContain('data:image/jpeg;base64,')
  expect(attached[1]?.content.toString()).toMatch(/TZID=Europe\/Helsinki/)
})

test('while the mail server is down bookings go on, and every e-mail arrives once after it is back', async () => {
  await mail.stop()
  const log = expectLog()
  const guests = ['a', 'b', 'c'].map((name) => `${name}@outage.example`)
  for (const guest of guests) await aCryptoBooking(guest)
  expect(await deliver()).toBe(0)
  expect(await deliver(addMinutes(NOON, 60))).toBe(0)
  expect(await deliver(addMinutes(NOON, 24 * 60))).toBe(0)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('will be tried again'))
  await mail.start()
  // At most a minute after the last try, everything is sent.
  const back = addMinutes(NOON, 24 * 60 + 1)
  const sent = await Promise.all([deliver(back), deliver(back)])
  expect(sent[0] + sent[1]).toBe(3 * A_BOOKING)
  for (const guest of guests) expect(emailsTo(guest)).toHaveLength(1)
})

test('two workers at once send each e-mail once', async () => {
  const guests = Array.from({ length: 5 }, (_, index) => `${index}@race.example`)
  for (const guest of guests) await aCryptoBooking(guest)
  await Promise.all([deliver(NOON, 4), deliver(NOON, 4), deliver(NOON, 4)])
  await deliver()
  for (const guest of guests) expect(emailsTo(guest)).toHaveLength(1)
})

test('an e-mail accepted while the database was down is marked later, and not sent again', async () => {
  await aCryptoBooking('marked@guest.example')
  let isBack = Promise.resolve<unknown>(null)
  mail.beforeAnswer(async () => {
    await backend.query('ALTER TABLE emails RENAME TO away')
    isBack = pause(1200).then(() => backend.query('ALTER TABLE away RENAME TO emails'))
  })
  expect(await deliver()).toBe(A_BOOKING)
  await isBack
  await deliver(addMinutes(NOON, 60))
  expect(emailsTo('marked@guest.example')).toHaveLength(1)
})

test('while a slow mail server accepts an e-mail, no other worker sends it, and nothing in the database waits', async () => {
  await aCryptoBooking('slow@guest.example')
  let others = 0
  mail.beforeAnswer(async () => {
    others = await deliver(addMinutes(NOON, 1))
    await backend.query(`UPDATE emails SET reply_to = reply_to WHERE recipient = 'slow@guest.example'`)
  })
  expect((await deliver()) + others).toBe(A_BOOKING)
  expect(emailsTo('slow@guest.example')).toHaveLength(1)
})

const releaseDead = () =>
  releaseJobsOfDeadWorkers(backgroundPool(), {
    listLive: (seconds) => listLiveWorkers(database(), seconds),
  })

test('an e-mail whose worker died is sent by the next one, as soon as the dead one is noticed', async () => {
  await aCryptoBooking('orphan@guest.example')
  const isLocked = `locked_by = 'pool-dead', locked_at = now()`
  await backend.query(`UPDATE graphile_worker._private_jobs SET ${isLocked}, attempts = 1`)
  await backend.query(`INSERT INTO workers VALUES ('pool-dead', now())`)
  await releaseDead()
  expect(await deliver()).toBe(0)
  await backend.query(`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '16 seconds'`)
  await releaseDead()
  expect(await deliver()).toBe(0)
  await backend.query(`UPDATE workers SET seen_at = now() - interval '16 seconds'`)
  await releaseDead()
  expect(await deliver()).toBe(A_BOOKING)
  expect(emailsTo('orphan@guest.example')).toHaveLength(1)
})

test('an e-mail that the mail server refuses does not delay the others, and is retried later', async () => {
  await aCryptoBooking('refused@guest.example')
  mail.refuseWith(451)
  const log = expectLog()
  expect(await deliver()).toBe(0)
  mail.refuseWith(null)
  await aCryptoBooking('next@guest.example')
  expect(await deliver()).toBe(A_BOOKING)
  expect(emailsTo('next@guest.example')).toHaveLength(1)
  expect(emailsTo('refused@guest.example')).toHaveLength(0)
  await deliver(addMinutes(NOON, 0.25))
  expect(emailsTo('refused@guest.example')).toHaveLength(1)
  expect(log).toHaveBeenCalledTimes(A_BOOKING)
})

test.each([451, 550])(
  'an inbox that answers %i gets its e-mail in the end, and the other inbox gets its own immediately',
  async (code) => {
    const guest = `inbox${code}@guest.example`
    await aCryptoBooking(guest)
    mail.refuseWith(code, 'not now', 'two@lumi.example.com')
    const log = expectLog()
    expect(await deliver()).toBe(2)
    expect(emailsOf(guest).map(({ to }) => addressOf(to))).not.toContain('two@lumi.example.com')
    mail.refuseWith(null)
    expect(await deliver(addMinutes(NOON, 1))).toBe(1)
    const addresses = emailsOf(guest).map(({ to }) => addressOf(to))
    expect(addresses.sort()).toEqual([guest, 'one@lumi.example.com', 'two@lumi.example.com'])
    expect(log).toHaveBeenCalledTimes(1)
  },
)

test('an e-mail that cannot be rendered blocks nobody, and is abandoned after three days and reported', async () => {
  await backend.query('DELETE FROM emails')
  const { reference } = await aCryptoBooking('unwritable@guest.example')
  await backend.query(
    `UPDATE emails SET facts = '{"reference": 1}' WHERE recipient = 'unwritable@guest.example'`,
  )
  const log = expectLog()
  expect(await deliver()).toBe(2)
  expect(log).toHaveBeenCalledTimes(1)
  await deliver(addMinutes(NOON, 3 * 24 * 60))
  const rows = await backend.query(
    `SELECT recipient, facts->>'subject' AS subject FROM emails WHERE kind = 'email-undeliverable-operator'
     ORDER BY recipient`,
  )
  expect(rows).toEqual([
    { recipient: 'one@lumi.example.com', subject: 'crypto-received-guest' },
    { recipient: 'two@lumi.example.com', subject: 'crypto-received-guest' },
  ])
  await deliver(addMinutes(NOON, 3 * 24 * 60))
  const alarm = emailsTo('one@lumi.example.com').at(-1)
  const booking = await database().booking.findUniqueOrThrow({ where: { reference } })
  expect(alarm?.subject).toBe('E-mail not delivered: crypto-received-guest')
  expect(alarm?.text).toContain(await operatorBookingUrl(database(), booking, 'one@lumi.example.com'))
  expect(addressOf(alarm?.replyTo)).toBe('')
})

test('an e-mail that has lost its job gets a new one, and an e-mail with a job keeps it', async () => {
  await backend.query('DELETE FROM emails; DELETE FROM graphile_worker._private_jobs')
  await aCryptoBooking('restored@guest.example')
  expect(await requeueLostJobs(addMinutes(NOON, 10))).toBe(0)
  await backend.query('DELETE FROM graphile_worker._private_jobs')
  expect(await requeueLostJobs(addMinutes(NOON, 4))).toBe(0)
  const log = expectLog()
  expect(await requeueLostJobs(addMinutes(NOON, 10))).toBe(A_BOOKING)
  expect(log).toHaveBeenCalledTimes(1)
  expect(await deliver(addMinutes(NOON, 10))).toBe(A_BOOKING)
  expect(await requeueLostJobs(addMinutes(NOON, 20))).toBe(0)
})

test('after three days an e-mail is abandoned and kept', async () => {
  await aCryptoBooking('never@guest.example')
  mail.refuseWith(550)
  const log = expectLog()
  const late = addMinutes(NOON, 3 * 24 * 60)
  await deliver(late)
  mail.refuseWith(null)
  await deliver(addMinutes(late, 24 * 60))
  expect(emailsTo('never@guest.example')).toEqual([])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('given up'))
  const [row] = await backend.query<{ failed: number }>(
    `SELECT count(*)::int AS failed FROM emails JOIN bookings b ON b.id = booking_id
     WHERE failed_at IS NOT NULL AND customer_email = 'never@guest.example'`,
  )
  expect(row?.failed).toBe(A_BOOKING)
})

test('a name cannot add headers', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  const customerName = 'Eve\r\nBcc: victim@example.com'
  await bookWithCrypto(
    aBookingInput({ departureId, cryptoType: 'other', customerName, customerEmail: 'eve@guest.example' }),
    NOON,
  )
  await deliver()
  for (const email of emailsOf('eve@guest.example')) expect(email.bcc).toBeUndefined()
  expect(emailsTo('victim@example.com')).toEqual([])
})

async function aCryptoBooking(customerEmail: string) {
  const departureId = await backend.aDeparture({ seats: 1 })
  const booking = await bookWithCrypto(
    aBookingInput({ departureId, cryptoType: 'bitcoin', customerEmail }),
    NOON,
  )
  if (booking.kind !== 'booked') throw new Error(`not booked: ${booking.reason}`)
  return booking
}

/** E-mails to a guest, and those to the operator about that guest. */
function emailsOf(guest: string) {
  return mail.emails.filter((email) => addressOf(email.to) === guest || email.text?.includes(guest))
}

function emailsTo(guest: string) {
  return mail.emails.filter(({ to }) => addressOf(to) === guest)
}

type Addresses = MailServer['emails'][number]['to'] | MailServer['emails'][number]['replyTo']

function addressOf(addresses: Addresses): string {
  return [addresses ?? []]
    .flat()
    .flatMap(({ value }) => value.map(({ address }) => address))
    .join(',')
}
