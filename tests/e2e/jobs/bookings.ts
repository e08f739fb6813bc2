import { book, bookAndPay, typePaymentDetails } from '@/tests/e2e/book-and-pay'
import { anUntouchedDate } from '@/tests/e2e/guest-states'
import { query } from '@/tests/e2e/the-books'
import { expect } from '@/tests/e2e/test'
import { type Departure, tellStripe } from '@/tests/e2e/running-sites'
import { type Phone } from '@/tests/e2e/taps'

/* The bookings and dates that the jobs of the office are about, made by calls and not by hand. */

export type Booked = {
  readonly id: string
  readonly reference: string
  readonly email: string
  readonly departure: Departure
}

/** Two adults who have paid by card, alone on their date. */
export async function aPaidBooking(): Promise<Booked> {
  const { email, departure } = await bookAndPay()
  return { ...(await load(email)), departure }
}

/** A booking like it, shared by the jobs that leave it as it is. */
export const theCaller = once(async () => {
  const booked = await aPaidBooking()
  await query(`UPDATE bookings SET customer_name = 'Tuuli Rautakoski' WHERE id = $1`, [booked.id])
  return booked
})

/** The same, whose payment the guest's bank then disputes. */
export async function aDisputedBooking(): Promise<Booked> {
  const departure = await anUntouchedDate()
  const { email, sessionId: session } = await book('checkout', departure, 2)
  await tellStripe('pay', { session })
  const booked = { ...(await load(email)), departure }
  await expect.poll(async () => (await load(email)).state).toBe('confirmed')
  await tellStripe('dispute', { session })
  const disputes = () =>
    query('SELECT 1 FROM money_movements WHERE kind = $1 AND booking_id = $2', ['dispute', booked.id])
  await expect.poll(async () => (await disputes()).length).toBe(1)
  return booked
}

/** A guest who pays 179 € in coins and has been sent the address to pay to. */
export async function aBookingInCoins({ page }: Phone): Promise<Booked> {
  const departure = await anUntouchedDate()
  const { email } = await book('crypto-bookings', departure, 1)
  const booked = { ...(await load(email)), departure }
  await page.goto(`/office/bookings/${booked.reference}/send-details`)
  await typePaymentDetails(page)
  await confirm(page)
  return booked
}

export async function payInCoins({ page }: Phone, { reference }: Booked, amount: string): Promise<void> {
  await page.goto(`/office/bookings/${reference}/record-payment`)
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByLabel('Transaction id').fill(`f${reference}`)
  await confirm(page)
}

async function confirm(page: Phone['page']): Promise<void> {
  await page.getByRole('button', { name: 'See what changes' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').first()).toBeVisible()
}

type Row = { readonly id: string; readonly reference: string; readonly email: string; readonly state: string }

async function load(email: string): Promise<Row> {
  const sql = 'SELECT id, reference, customer_email AS email, state FROM bookings WHERE customer_email = $1'
  const [row] = await query<Row>(sql, [email])
  if (!row) throw new Error(`no booking of ${email}`)
  return row
}

export async function stateOf({ id }: Booked): Promise<string> {
  return (await query<Row>('SELECT state FROM bookings WHERE id = $1', [id]))[0]?.state ?? ''
}

export async function departureOf({ id }: Pick<Booked, 'id'>): Promise<number> {
  const sql = 'SELECT departure_id AS id FROM bookings WHERE id = $1'
  return (await query<{ id: number }>(sql, [id]))[0]?.id ?? 0
}

/** Tours that no other test books, so that their prices, seats and days may change. */
export const ICE_FISHING = { id: 4, name: 'Ice Fishing Experience' }
export const SNOWSHOES = { id: 2, name: 'Snowshoe Adventure' }

type Outing = {
  readonly tourId: number
  readonly day: 'today' | 'tomorrow'
  /** When it starts, from now: `-10 minutes` */
  readonly startsIn: string
}

/** Two adults who have paid, on a departure of today or tomorrow. */
export async function aPartyOn({ tourId, day, startsIn }: Outing): Promise<Booked & { readonly on: number }> {
  const [row] = await query<{ id: number }>(
    `INSERT INTO departures (tour_id, day, seats, starts_at, closes_at)
     VALUES ($1, (now() AT TIME ZONE 'Europe/Helsinki')::date + $2::int, 8, now() + $3::interval, now() + $3::interval - interval '2 hours')
     ON CONFLICT (tour_id, day) DO UPDATE SET starts_at = excluded.starts_at, closes_at = excluded.closes_at,
       seats = departures.seats + 2, cancelled_at = NULL, cancel_reason = NULL, guide_name = NULL
     RETURNING id`,
    [tourId, day === 'today' ? 0 : 1, startsIn],
  )
  const on = row?.id ?? 0
  const booked = await aPaidBooking()
  await query('UPDATE bookings SET departure_id = $1 WHERE id = $2', [on, booked.id])
  return { ...booked, on }
}

export const tomorrowsParty = once(() =>
  aPartyOn({ tourId: ICE_FISHING.id, day: 'tomorrow', startsIn: '1 day' }),
)

/** Make it when it is first needed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
