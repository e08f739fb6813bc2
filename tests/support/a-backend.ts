import pg from 'pg'
import { closeDatabase } from '@/lib/db/client'
import { type BookingInput } from '@/lib/use-cases/seats/steps/hold-seats'
import { closeLimitConnections } from '@/lib/limits/limits'
import { aDatabase } from '@/tests/support/database/a-database'
import { aStripe } from '@/tests/support/a-stripe'
import { siteRoleUrl } from '@/tools/postgres/ensure-site-role'
import { at } from '@/tests/support/builders'

/** Noon in Helsinki, eleven days before the departures of these tests. */
export const NOON = at('12:00', '2026-12-01')

/** The operator's wallets. */
const WALLETS = [
  'bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'ethereum:0x52908400098527886E0F7030069857D2E4169EE7',
  'tron:TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
]

const DEPARTURE_DAY = Date.parse('2026-12-12T00:00:00Z')

/** One adult on the Guaranteed Northern Lights Tour. */
export function aBookingInput(overrides: Partial<BookingInput>): BookingInput {
  return {
    tourId: 1,
    departureId: 0,
    adults: 1,
    children: 0,
    offeredCents: 179_00,
    customerName: 'Aino Korhonen',
    customerEmail: 'aino@example.com',
    customerPhone: null,
    specialRequests: null,
    cryptoType: null,
    idempotencyKey: null,
    ...overrides,
  }
}

export type BookingRow = {
  readonly id: string
  readonly reference: string
  readonly state: string
  readonly seats: number
  readonly attempt: number
  readonly total_cents: number
  readonly expires_at: Date | null
}

/** A backend on its own database, with Stripe mocked by msw. Call it once, at the top of a test file. */
export function aBackend() {
  const stripe = aStripe()
  let client: pg.Client
  let ownerUrl: string
  let days = 0

  beforeAll(async () => {
    const url = (ownerUrl = await aDatabase())
    Object.assign(process.env, {
      // As in production: the site's role owns nothing, even if tests alter its tables.
      DATABASE_URL: siteRoleUrl(url),
      SITE_URL: 'https://lumi.example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Lumi & Light <bookings@lumi.example.com>',
      OPERATOR_INBOXES: 'one@lumi.example.com,two@lumi.example.com',
      CRYPTO_WALLETS: WALLETS.join(),
      STRIPE_SECRET_KEY: 'sk_test_desk',
      STRIPE_WEBHOOK_SECRET: 'whsec_desk',
    })
    client = new pg.Client({ connectionString: url })
    await client.connect()
    await query('INSERT INTO tours VALUES (1, 17900, 12900, 8), (8, 7900, 5900, NULL)')
    stripe.server.listen({ onUnhandledRequest: 'bypass' })
  })
  beforeEach(() => query('TRUNCATE rate_limits'))
  afterEach(() => stripe.server.resetHandlers())
  afterAll(async () => {
    stripe.server.close()
    await Promise.all([closeDatabase(), closeLimitConnections()])
    await client.end()
  })

  async function query<Row>(sql: string): Promise<readonly Row[]> {
    return (await client.query(sql)).rows
  }

  return {
    stripe,
    query,
    ownerUrl: () => ownerUrl,
    /** A separate connection as the owner; close it. */
    async client(): Promise<pg.Client> {
      const another = new pg.Client({ connectionString: ownerUrl })
      await another.connect()
      return another
    },
    /** A departure, by default on its own day; returns its id. */
    async aDeparture({
      seats,
      tourId = 1,
      day = new Date(DEPARTURE_DAY + 86_400_000 * days++).toISOString().slice(0, 10),
      start = '20:00',
    }: {
      readonly seats: number
      readonly tourId?: number
      readonly day?: string
      readonly start?: string
    }): Promise<number> {
      const { rows } = await client.query<{ id: number }>(
        `INSERT INTO departures (tour_id, day, seats, starts_at, closes_at) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
        [tourId, day, seats, at(start, day), at('18:00', day)],
      )
      return rows[0]?.id ?? 0
    },
    /** In the order of creation, even at the same instant. */
    bookings: (departureId: number) =>
      query<BookingRow>(
        `SELECT * FROM bookings WHERE departure_id = ${departureId}
         ORDER BY created_at, (SELECT min(h.id) FROM history h WHERE h.booking_id = bookings.id)`,
      ),
    async seatsTaken(departureId: number): Promise<number | undefined> {
      const sql = `SELECT seats_taken FROM departures WHERE id = ${departureId}`
      return (await query<{ seats_taken: number }>(sql))[0]?.seats_taken
    },
    /** The kinds of the e-mails about a departure's bookings, one per cause, not one per inbox. */
    async emails(departureId: number): Promise<readonly string[]> {
      const rows = await query<{ kind: string }>(
        `SELECT DISTINCT kind, cause, booking_id FROM emails JOIN bookings b ON b.id = booking_id
         WHERE b.departure_id = ${departureId} ORDER BY kind`,
      )
      return rows.map(({ kind }) => kind)
    },
  }
}
