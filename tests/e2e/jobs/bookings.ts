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

/** A tour that no other test books, so that its prices, seats and days may change. */
export const ICE_FISHING = { id: 4, name: 'Ice Fishing Experience' }

/**
 * Two adults on the Ice Fishing Experience of today or tomorrow.
 *
 * @param startsIn  when it starts, from now: `-10 minutes`
 */
export async function aPartyOn(
  day: 'today' | 'tomorrow',
  startsIn: string,
): Promise<Booked & { readonly on: number }> {
  const [row] = await query<{ id: number }>(
    `INSERT INTO departures (tour_id, day, seats, starts_at, closes_at)
     VALUES ($1, (now() AT TIME ZONE 'Europe/Helsinki')::date + $2::int, 8, now() + $3::interval, now() + $3::interval - interval '2 hours')
     ON CONFLICT (tour_id, day) DO UPDATE SET starts_at = excluded.starts_at, closes_at = excluded.closes_at
     RETURNING id`,
    [ICE_FISHING.id, day === 'today' ? 0 : 1, startsIn],
  )
  const on = row?.id ?? 0
  const booked = await aPaidBooking()
  await query('UPDATE bookings SET departure_id = $1 WHERE id = $2', [on, booked.id])
  return { ...booked, on }
}

export const tomorrowsParty = once(() => aPartyOn('tomorrow', '1 day'))

/** Make it when it is first needed. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
