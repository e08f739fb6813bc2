import { addMinutes } from '@/lib/calendar/duration'
import { listBookingsPage, listBookingsWithMoney } from '@/lib/db/bookings/listed-bookings'
import { database } from '@/lib/db/client'
import { listEmailsPage, listUndeliveredEmails } from '@/lib/db/emails/emails'
import { listEnquiries, listEnquiriesPage } from '@/lib/db/enquiries'
import { type ListPage, type PageRequest } from '@/lib/db/list-page'
import { listMovements, listMovementsPage } from '@/lib/db/money/listed-movements'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

/* Lists page by page: bookings, each with an enquiry, an e-mail and a payment; some at the same instant. */

const backend = aBackend()
const PERIOD = { from: addMinutes(NOON, -600), until: addMinutes(NOON, 600) }

/** Minutes before noon at which the rows come in, oldest first. */
const BEFORE = [40, 30, 30, 30, 20, 20, 10]
let count = 0

/** Copy the first booking, and give it an enquiry, an e-mail and a payment. */
async function addRows(minutesBefore: number): Promise<void> {
  count += 1
  const at = addMinutes(NOON, -minutesBefore).toISOString()
  await backend.query(`
    INSERT INTO bookings SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(),
      'reference', 'LL-COPY0${count}', 'state', 'confirmed', 'created_at', '${at}', 'client_hash', NULL))).*
    FROM bookings b WHERE reference NOT LIKE 'LL-COPY%';
    INSERT INTO enquiries (id, kind, name, email, message, created_at)
    VALUES (gen_random_uuid(), 'contact', 'Aino', 'aino@example.com', 'Hello', '${at}');
    INSERT INTO emails (id, kind, recipient, facts, created_at)
    VALUES (gen_random_uuid(), 'a-guest', 'aino@example.com', '{"a": 1}', '${at}');
    INSERT INTO money_movements (id, booking_id, kind, payment_id, method, cents, at)
    SELECT payment, b.id, 'payment', payment, 'card', b.total_cents, '${at}'
    FROM bookings b CROSS JOIN LATERAL (SELECT gen_random_uuid() AS payment, b.id) new
    WHERE b.reference = 'LL-COPY0${count}'`)
}

beforeAll(async () => {
  const departureId = await backend.aDeparture({ seats: 900 })
  await startCheckout(aBookingInput({ departureId }), addMinutes(NOON, -600))
  await backend.query('DELETE FROM emails')
  for (const minutes of BEFORE) await addRows(minutes)
})

const confirmed = { state: 'confirmed' } as const
type List = {
  readonly page: (request: PageRequest) => Promise<ListPage<object>>
  /** The whole list, newest first. */
  readonly all: () => Promise<readonly object[]>
}
const LISTS: readonly (readonly [string, List])[] = [
  [
    'bookings',
    {
      page: (request) => listBookingsPage(database(), confirmed, request, NOON),
      all: () => listBookingsWithMoney(database(), confirmed, NOON),
    },
  ],
  [
    'enquiries',
    {
      page: (request) => listEnquiriesPage(database(), {}, request),
      all: () => listEnquiries(database(), PERIOD.from),
    },
  ],
  [
    'open enquiries',
    {
      page: (request) => listEnquiriesPage(database(), { isOpen: true }, request),
      all: () => listEnquiries(database(), PERIOD.from),
    },
  ],
  [
    'e-mails',
    {
      page: (request) => listEmailsPage(database(), {}, request),
      all: () => database().email.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] }),
    },
  ],
  [
    'the ledger',
    {
      page: (request) => listMovementsPage(database(), PERIOD, request),
      all: async () => [...(await listMovements(database(), PERIOD))].reverse(),
    },
  ],
]

describe.each(LISTS)('%s', (_name, { page, all }) => {
  test.each([1, 2, 3, 5])('in pages of %i: no gap and no repeat while rows come in', async (limit) => {
    const before = await all()
    const seen: object[] = []
    let after: string | undefined
    for (;;) {
      const { rows, next } = await page({ limit, after })
      expect(rows.length).toBeLessThanOrEqual(limit)
      seen.push(...rows)
      if (next === null) break
      if (after === undefined) await addRows(-count)
      after = next
    }
    expect(seen).toEqual(before)
  })

  test('a page that ends with the last row is the last', async () => {
    const { length } = await all()
    expect(await page({ limit: length })).toMatchObject({ next: null })
    expect((await page({ limit: length - 1 })).next).toEqual(expect.any(String))
  })

  test.each([
    '',
    'x',
    '_',
    '1',
    '--1_1',
    '-999999999999999_1',
    '1_',
    "1_'; SELECT 1",
    '9999999999999999_1',
    '1_%00',
    `1e3_1`,
  ])('the text %p begins at the newest row', async (after) => {
    const { rows } = await page({ limit: 3, after })
    expect(rows).toEqual((await all()).slice(0, 3))
  })
})

test('e-mails that were not delivered', async () => {
  const [first] = await backend.query<{ id: string }>(
    'SELECT id FROM emails ORDER BY created_at, id DESC LIMIT 1',
  )
  await backend.query(`UPDATE emails SET sent_at = created_at WHERE id <> '${first?.id}'`)
  const { rows } = await listEmailsPage(database(), { undeliveredSince: NOON }, { limit: 50 })
  expect(rows.map(({ id }) => id)).toEqual([first?.id])
  expect(rows).toEqual(await listUndeliveredEmails(database(), NOON))
})

test('an enquiry that somebody has answered is not open', async () => {
  const [first] = await listEnquiries(database(), PERIOD.from)
  await backend.query(`INSERT INTO enquiry_acts (enquiry_id, kind, at, user_name)
    VALUES ('${first?.id}', 'answered', now(), 'mika')`)
  const { rows } = await listEnquiriesPage(database(), { isOpen: true }, { limit: 500 })
  expect(rows.map(({ id }) => id)).not.toContain(first?.id)
  expect(rows).toHaveLength((await listEnquiries(database(), PERIOD.from)).length - 1)
})
