import { anUntouchedDate } from '@/tests/e2e/guest-states'
import { aPaidBooking, type Booked, departureOf, ICE_FISHING, stateOf } from '@/tests/e2e/jobs/bookings'
import { type Ways } from '@/tests/e2e/jobs/office-jobs'
import { type Departure, departuresOf } from '@/tests/e2e/running-sites'
import { type Phone } from '@/tests/e2e/taps'
import { expect } from '@/tests/e2e/test'
import { query } from '@/tests/e2e/the-books'

/* The jobs that are about dates. */

export const SEASON_JOBS = {
  async 'put a season on sale'(phone) {
    const day = await aDateNotYetOpened()
    await phone.start()
    await phone.link('Calendar')
    await phone.link('Open a season')
    await phone.choose('Tour', String(ICE_FISHING.id))
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('The season is on sale.')
    const opened = await query('SELECT is_closed AS closed FROM departures WHERE tour_id = $1 AND day = $2', [
      ICE_FISHING.id,
      day,
    ])
    expect(opened).toEqual([{ closed: false }])
  },
  async 'see it'(phone) {
    await phone.start()
    await phone.link('Calendar')
    await expect(phone.page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    await expect(phone.page.getByRole('heading', { level: 2 })).toHaveText(/^[A-Z][a-z]+ 20\d\d$/)
  },
  async 'another price, some dates'(phone) {
    const dates = await theLastDates(2)
    await tickInCalendar(phone, dates)
    await phone.button('Change price')
    await phone.type('Adult, in euros', '199')
    await phone.type('Child, in euros', '149')
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toBeVisible()
    for (const date of dates) expect(await row(date)).toMatchObject({ adult: 19900, child: 14900 })
  },
  async 'another price, all dates'(phone) {
    const [date] = await theLastDates(1)
    await phone.start()
    await phone.link('Calendar')
    await turnTo(phone, date)
    await phone.choose('Tour', String(ICE_FISHING.id))
    await phone.button('Show')
    await expect(phone.page.getByRole('link', { name: 'Tick all dates' })).toHaveAttribute('href', /tour=4/)
    await phone.link('Tick all dates')
    await phone.button('Change price')
    await phone.type('Adult, in euros', '189')
    await phone.type('Child, in euros', '139')
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toBeVisible()
    const month = await query<{ prices: number }>(
      `SELECT DISTINCT adult_price_cents AS prices FROM departures WHERE tour_id = $1 AND to_char(day, 'YYYY-MM') = $2`,
      [ICE_FISHING.id, date.date.slice(0, 7)],
    )
    expect(month).toEqual([{ prices: 18900 }])
  },
  async 'close a date'(phone) {
    const [date] = await theLastDates(1)
    await tickInCalendar(phone, [date])
    await phone.button('Close')
    await phone.button('Confirm')
    await expect(said(phone)).toBeVisible()
    expect(await row(date)).toMatchObject({ closed: true })
    await query('UPDATE departures SET is_closed = false WHERE id = $1', [date.id])
  },
  async 'reopen it'(phone) {
    const [date] = await theLastDates(1)
    await query('UPDATE departures SET is_closed = true WHERE id = $1', [date.id])
    await tickInCalendar(phone, [date])
    await phone.button('Open for sale')
    await phone.button('Confirm')
    await expect(said(phone)).toBeVisible()
    expect(await row(date)).toMatchObject({ closed: false })
  },
  async 'a second van'(phone) {
    const [date] = await theLastDates(1)
    await tickInCalendar(phone, [date])
    await phone.button('Change seats')
    await phone.type('Seats', String(date.totalSlots + 4))
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toBeVisible()
    expect(await row(date)).toMatchObject({ seats: date.totalSlots + 4 })
  },
  async 'two departures become one'(phone) {
    const booked = await aPaidBooking()
    const other = await anUntouchedDate()
    await openInCalendar(phone, booked)
    await phone.button('Merge')
    await phone.choose('Other date', other.date)
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toBeVisible()
    expect(await departureOf(booked)).toBe(other.id)
    expect(await stateOf(booked)).toBe('confirmed')
  },
  async 'another start'(phone) {
    const booked = await aPaidBooking()
    await openInCalendar(phone, booked)
    await phone.button('Change time')
    await phone.type('Start', '19:15')
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toBeVisible()
    expect(await row(booked.departure)).toMatchObject({ start: '19:15' })
  },
} satisfies Ways

const said = ({ page }: Phone) => page.getByRole('status').first()

/** Take one date out of the season that begins this year. */
async function aDateNotYetOpened(): Promise<string> {
  const [gone] = await query<{ day: string }>(
    `DELETE FROM departures WHERE id = (
       SELECT id FROM departures d WHERE tour_id = $1 AND day > now() AND to_char(day, 'YYYY-MM') = to_char(now(), 'YYYY-12')
         AND NOT EXISTS (SELECT 1 FROM bookings WHERE departure_id = d.id) ORDER BY day DESC LIMIT 1)
     RETURNING day::text`,
    [ICE_FISHING.id],
  )
  return gone?.day ?? ''
}

/** The last dates of the Ice Fishing Experience, all in the same month. */
async function theLastDates(count: number): Promise<readonly [Departure, ...Departure[]]> {
  const [first, ...others] = (await departuresOf(ICE_FISHING.id)).slice(-count)
  if (!first) throw new Error('no dates')
  return [first, ...others]
}

async function tickInCalendar(phone: Phone, dates: readonly [Departure, ...Departure[]]): Promise<void> {
  await phone.start()
  await phone.link('Calendar')
  await turnTo(phone, dates[0])
  for (const { id } of dates) await phone.tap(phone.page.locator(`[name=departure][value="${id}"]`))
}

async function openInCalendar(phone: Phone, { departure }: Booked): Promise<void> {
  await phone.start()
  await phone.link('Calendar')
  await turnTo(phone, departure)
  await phone.tap(phone.page.locator(`main a[href="/office/departures/${departure.id}"]`))
}

/** The calendar shows the month of the day on which the test runs, so turning to another one does not count. */
async function turnTo({ page }: Phone, { date }: Departure): Promise<void> {
  await page.goto(`/office/calendar?month=${date.slice(0, 7)}`)
}

async function row({ id }: Departure) {
  const [found] = await query(
    `SELECT adult_price_cents AS adult, child_price_cents AS child, is_closed AS closed, seats,
       to_char(starts_at AT TIME ZONE 'Europe/Helsinki', 'HH24:MI') AS start FROM departures WHERE id = $1`,
    [id],
  )
  return found
}
