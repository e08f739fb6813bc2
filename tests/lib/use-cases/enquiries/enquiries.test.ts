import { addMinutes } from '@/lib/calendar/duration'
import { markEnquiryAnswered } from '@/lib/use-cases/enquiries/mark-enquiry-answered'
import {
  MAX_CONFIRMATIONS_PER_DAY,
  type EnquiryInput,
  submitEnquiry,
} from '@/lib/use-cases/enquiries/submit-enquiry'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { anEnquiry } from '@/tests/support/an-enquiry'
import { runOps } from '@/tests/support/run-ops'

const backend = aBackend()

function anInput(overrides: Partial<EnquiryInput> = {}): EnquiryInput {
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

const aJourney = anInput({
  kind: 'transportation',
  message: null,
  destination: 'Rovaniemi to Levi',
  serviceType: 'Private Customized Transportation',
})

/** The number of e-mails of a kind that are due. */
async function count(kind: string): Promise<number | undefined> {
  const rows = await backend.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM emails WHERE kind = '${kind}'`,
  )
  return rows[0]?.count
}

const clear = () => backend.query('DELETE FROM emails; DELETE FROM enquiries')

test('an address entered repeatedly gets a limited number of confirmations a day, and the operator every message', async () => {
  const send = (email: string, now: Date) => submitEnquiry(anInput({ email }), now)
  for (let sent = 0; sent < MAX_CONFIRMATIONS_PER_DAY; sent++) await send('victim@example.com', NOON)
  expect(await count('contact-received-guest')).toBe(MAX_CONFIRMATIONS_PER_DAY)

  expect(await send('Victim@Example.com', addMinutes(NOON, 60))).toEqual({ kind: 'received' })
  expect(await count('contact-received-guest')).toBe(MAX_CONFIRMATIONS_PER_DAY)
  // One for each inbox.
  expect(await count('contact-received-operator')).toBe(2 * (MAX_CONFIRMATIONS_PER_DAY + 1))

  await send('other@example.com', addMinutes(NOON, 60))
  expect(await count('contact-received-guest')).toBe(MAX_CONFIRMATIONS_PER_DAY + 1)
  await send('victim@example.com', addMinutes(NOON, 24 * 60))
  expect(await count('contact-received-guest')).toBe(MAX_CONFIRMATIONS_PER_DAY + 2)
})

test('a quote is promised for custom transport only', async () => {
  await clear()
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
  ['a message without words', anInput({ message: null })],
  ['a message with a destination', anInput({ destination: 'Levi' })],
  ['a journey without a destination', { ...aJourney, destination: null }],
  ['a journey without a service', { ...aJourney, serviceType: null }],
  ['a journey with a message', { ...aJourney, message: 'Hello' }],
])('the database refuses %s, no matter which program writes it', async (_name, enquiry) => {
  await expect(submitEnquiry(enquiry, NOON)).rejects.toThrow('enquiries_fields')
})

test('the database refuses an e-mail about two subjects, and a second e-mail of a kind about one enquiry', async () => {
  await clear()
  await submitEnquiry(anInput(), NOON)
  const again = `INSERT INTO emails (id, enquiry_id, kind, recipient, facts, created_at)
    SELECT gen_random_uuid(), enquiry_id, kind, recipient, facts, created_at FROM emails`
  await expect(backend.query(again)).rejects.toThrow('emails_enquiry_id_kind_recipient_key')
  await expect(backend.query('UPDATE emails SET booking_id = gen_random_uuid()')).rejects.toThrow(
    'emails_about_one',
  )
})

const ops = (...args: readonly string[]) => runOps(NOON, ...args)

const LISTED_FIELDS = [
  ...['at', 'id', 'form', 'name', 'email', 'phone', 'service', 'destination', 'words'],
  ...['answeredAt', 'answeredBy', 'note', 'booking', 'language'],
]

test('an enquiry is answered by a command, by the start of its id, and listed with who did it, when, and the note', async () => {
  await clear()
  process.env.OPS_NAME = 'mika'
  const { id, email } = await anEnquiry()
  expect(await ops('enquiries', 'answer', id.slice(0, 8), '--note', 'By telephone', '--dry-run')).toContain(
    `Enquiry from Aino Korhonen, ${email}:`,
  )
  await ops('enquiries', 'answer', id.slice(0, 8), '--note', 'By telephone', '--yes')
  const rows = JSON.parse((await ops('enquiries', '--json')).join('\n'))
  expect(rows).toMatchObject([
    { id, answeredAt: NOON.toISOString(), answeredBy: 'mika', note: 'By telephone', booking: null },
  ])
  expect(Object.keys(rows[0])).toEqual(LISTED_FIELDS)
})

test('of two simultaneous answers one is first, and the other user reads who, when, and the note', async () => {
  process.env.OPS_NAME = 'mika'
  const { id } = await anEnquiry()
  const answers = await Promise.all(['One', 'Two'].map((note) => markEnquiryAnswered.run(id, note, NOON)))
  const first = answers[0]?.kind === 'answered' ? 'One' : 'Two'
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['answered', 'refused'])
  await expect(ops('enquiries', 'answer', id, '--yes')).rejects.toThrow(
    `Answered by mika, 2026-12-01 12:00: “${first}”.`,
  )
  await expect(backend.query(`UPDATE enquiry_acts SET user_name = 'other'`)).rejects.toThrow('already')
})

test('an unknown id, and one that is too short, are refused', async () => {
  await expect(ops('enquiries', 'answer', '00000000', '--yes')).rejects.toThrow('no enquiry with this id')
  await expect(ops('enquiries', 'answer', '0000000', '--yes')).rejects.toThrow('first 8 characters')
})
