import { minutesAfter } from '@/lib/booking/hold'
import {
  CONFIRMATIONS_A_DAY,
  submitEnquiry,
  type EnquiryInput,
} from '@/lib/use-cases/enquiries/submit-enquiry'
import { aBackend, NOON } from '@/tests/support/a-backend'

const backend = aBackend()

function anEnquiry(overrides: Partial<EnquiryInput> = {}): EnquiryInput {
  return {
    kind: 'contact',
    name: 'Aino Korhonen',
    email: 'aino@example.com',
    phone: null,
    message: 'Is there snow in November?',
    destination: null,
    additionalInfo: null,
    serviceType: null,
    idempotencyKey: null,
    ...overrides,
  }
}

const aJourney = anEnquiry({
  kind: 'transportation',
  message: null,
  destination: 'Rovaniemi to Levi',
  serviceType: 'Private Customized Transportation',
})

/** How many e-mails of a kind are owed. */
async function count(kind: string): Promise<number | undefined> {
  const rows = await backend.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM emails WHERE kind = '${kind}'`,
  )
  return rows[0]?.count
}

afterEach(() => backend.query('DELETE FROM emails; DELETE FROM enquiries'))

test('an address that is typed again and again gets so many confirmations a day, and the operator every message', async () => {
  const send = (email: string, now: Date) => submitEnquiry(anEnquiry({ email }), now)
  for (let sent = 0; sent < CONFIRMATIONS_A_DAY; sent++) await send('victim@example.com', NOON)
  expect(await count('contact-received-guest')).toBe(CONFIRMATIONS_A_DAY)

  expect(await send('Victim@Example.com', minutesAfter(NOON, 60))).toEqual({ kind: 'received' })
  expect(await count('contact-received-guest')).toBe(CONFIRMATIONS_A_DAY)
  // One for each inbox.
  expect(await count('contact-received-operator')).toBe(2 * (CONFIRMATIONS_A_DAY + 1))

  await send('other@example.com', minutesAfter(NOON, 60))
  expect(await count('contact-received-guest')).toBe(CONFIRMATIONS_A_DAY + 1)
  await send('victim@example.com', minutesAfter(NOON, 24 * 60))
  expect(await count('contact-received-guest')).toBe(CONFIRMATIONS_A_DAY + 2)
})

test('a quote is promised for custom transport only', async () => {
  await submitEnquiry(aJourney, NOON)
  await submitEnquiry({ ...aJourney, serviceType: 'Private Transportation: Rovaniemi - Levi/Kittilä' }, NOON)
  const rows = await backend.query<object>(
    `SELECT DISTINCT facts->'serviceUrl' AS url, facts->'quoteWithinHours' AS hours FROM emails ORDER BY url`,
  )
  expect(rows).toEqual([
    { url: 'https://lumi.example.com/transportation-customized', hours: 24 },
    { url: 'https://lumi.example.com/transportation-rovaniemi-levi', hours: null },
  ])
})

test.each([
  ['a message without words', anEnquiry({ message: null })],
  ['a message with a destination', anEnquiry({ destination: 'Levi' })],
  ['a journey without a destination', { ...aJourney, destination: null }],
  ['a journey without a service', { ...aJourney, serviceType: null }],
  ['a journey with a message', { ...aJourney, message: 'Hello' }],
])('the database refuses %s, whatever program writes it', async (_name, enquiry) => {
  await expect(submitEnquiry(enquiry, NOON)).rejects.toThrow('enquiries_fields')
})

test('the database refuses an e-mail about two things, and a second e-mail of a kind about one enquiry', async () => {
  await submitEnquiry(anEnquiry(), NOON)
  const again = `INSERT INTO emails (id, enquiry_id, kind, recipient, facts, created_at)
    SELECT gen_random_uuid(), enquiry_id, kind, recipient, facts, created_at FROM emails`
  await expect(backend.query(again)).rejects.toThrow('emails_enquiry_id_kind_recipient_key')
  await expect(backend.query('UPDATE emails SET booking_id = gen_random_uuid()')).rejects.toThrow(
    'emails_about_one',
  )
})
