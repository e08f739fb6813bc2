import { aGuest } from '@/tests/e2e/booking-panel'
import { anUntouchedDate } from '@/tests/e2e/guest-states'
import { aPaidBooking, departureOf, stateOf, theCaller } from '@/tests/e2e/jobs/bookings'
import { type Ways } from '@/tests/e2e/jobs/office-jobs'
import { type Departure, emailsAbout } from '@/tests/e2e/running-sites'
import { type Phone } from '@/tests/e2e/taps'
import { expect } from '@/tests/e2e/test'
import { moneyOf, query, seatsTaken } from '@/tests/e2e/the-books'

/* The jobs that begin with a guest who calls. */

export const GUEST_JOBS = {
  async 'a private departure'(phone) {
    const date = await anUntouchedDate()
    await newBookingOn(phone, date)
    await phone.type('Name', 'Sari Koskinen')
    await phone.choose('Payment', 'paid')
    await phone.choose('Paid by', 'cash')
    await phone.type('Amount in euros', '1200')
    await phone.choose('For this party alone', 'yes')
    await phone.button('See what it comes to')
    await expect(phone.page.getByText('1,200 €').first()).toBeVisible()
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('The booking is made.')
    const [made] = await query(
      `SELECT b.state, b.total_cents AS cents, d.is_closed AS closed FROM bookings b JOIN departures d ON d.id = b.departure_id
       WHERE d.id = $1`,
      [date.id],
    )
    expect(made).toEqual({ state: 'confirmed', cents: 120000, closed: true })
  },
  async 'a booking by phone, paid by a link'(phone) {
    const { name, email } = aGuest()
    const date = await anUntouchedDate()
    await newBookingOn(phone, date)
    await phone.type('Name', name)
    await phone.type('Email', email)
    await phone.button('See what it comes to')
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('The booking is made.')
    expect(await seatsTaken(date.id)).toBe(2)
    await expect.poll(async () => (await emailsAbout(email)).length).toBeGreaterThan(0)
  },
  async 'find a guest by name'(phone) {
    const { reference } = await theCaller()
    await phone.start()
    await phone.find('rautakoski')
    await expect(heading(phone)).toHaveText(reference)
  },
  async 'find a guest by e-mail'(phone) {
    const { id, reference } = await theCaller()
    const [row] = await query<{ email: string }>(
      'SELECT customer_email AS email FROM bookings WHERE id = $1',
      [id],
    )
    await phone.start()
    await phone.find(row?.email ?? '')
    await expect(heading(phone)).toHaveText(reference)
  },
  async 'what came in today'(phone) {
    const { reference } = await aPaidBooking()
    await phone.start()
    await phone.link('Bookings')
    await phone.link('Booked today')
    await expect(phone.page.getByText(reference)).toBeVisible()
  },
  async 'a wrong address'(phone) {
    const { id, reference } = await theCaller()
    const { email } = aGuest()
    await phone.start()
    await phone.find(reference)
    await phone.button('Change details')
    await phone.type('Email', email)
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('The details are changed.')
    const [row] = await query('SELECT customer_email AS email FROM bookings WHERE id = $1', [id])
    expect(row).toEqual({ email })
    await expect.poll(async () => (await emailsAbout(email)).length).toBeGreaterThan(0)
  },
  async 'a lost confirmation'(phone) {
    const { reference, email } = await aPaidBooking()
    const confirmations = async () =>
      (await emailsAbout(reference)).filter(
        ({ to, subject }) => to.includes(email) && /confirmed/.test(subject),
      )
    await expect.poll(async () => (await confirmations()).length).toBe(1)
    await phone.start()
    await phone.find(reference)
    await phone.button('Send confirmation again')
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('The e-mail is being sent again.')
    await expect.poll(async () => (await confirmations()).length).toBe(2)
  },
  async 'another date'(phone) {
    const { id, reference } = await aPaidBooking()
    const to = await anUntouchedDate()
    await phone.start()
    await phone.find(reference)
    await phone.button('Move')
    const { page } = phone
    const date = page.locator(`label:has([name=departure][value="${to.id}"])`)
    // Which month is shown first depends on the day on which the test runs.
    if ((await date.count()) === 0)
      await page.goto(`${page.url().replace(/[?#].*/, '')}?change&month=${to.date.slice(0, 7)}`)
    await phone.tap(date)
    await phone.button('See what changes')
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('The booking is moved.')
    expect(await departureOf({ id })).toBe(to.id)
  },
  async 'cancels in time'(phone) {
    const booked = await aPaidBooking()
    await cancelForGuest(phone, booked.reference, '358 € goes back to the card')
    expect(await stateOf(booked)).toBe('cancelled')
    expect(await moneyOf(booked.email)).toEqual(['payment 35800', 'waiting 35800'])
  },
  async 'cancels too late'(phone) {
    const booked = await aPaidBooking()
    await query(
      `UPDATE departures SET starts_at = now() + interval '3 hours', closes_at = now() WHERE id = $1`,
      [booked.departure.id],
    )
    await cancelForGuest(phone, booked.reference, 'nothing is refunded')
    expect(await stateOf(booked)).toBe('cancelled')
    expect(await moneyOf(booked.email)).toEqual(['payment 35800'])
  },
  async 'fewer guests'(phone) {
    const booked = await aPaidBooking()
    await changeAdults(phone, booked.reference, '1')
    await expect(said(phone)).toContainText('The number of guests is changed.')
    expect(await moneyOf(booked.email)).toEqual(['payment 35800', 'waiting 17900'])
  },
  async 'more guests'(phone) {
    const booked = await aPaidBooking()
    await changeAdults(phone, booked.reference, '3')
    await expect(said(phone)).toContainText('changed once the difference is paid')
    expect(await seatsTaken(booked.departure.id)).toBe(3)
  },
  async 'a lost receipt'(phone) {
    const { reference } = await theCaller()
    await phone.start()
    await phone.find(reference)
    const file = await phone.file(/^Receipt R-/)
    expect(file.headers()['content-type']).toBe('application/pdf')
  },
  async 'a note'(phone) {
    const { reference } = await theCaller()
    await phone.start()
    await phone.find(reference)
    await phone.button('Add note')
    await phone.type('Note', 'Calls from the station')
    await phone.button('Confirm')
    await expect(phone.page.getByText('“Calls from the station”')).toBeVisible()
  },
  async 'a data request'(phone) {
    const { reference, email } = await aPaidBooking()
    await phone.start()
    await phone.find(reference)
    await phone.link('This person')
    const [file] = await Promise.all([phone.page.waitForEvent('download'), phone.button('Export')])
    expect(await file.failure(), email).toBeNull()
  },
  async 'erase a person'(phone) {
    const booked = await aPaidBooking()
    await query(`UPDATE departures SET starts_at = starts_at - interval '2 years' WHERE id = $1`, [
      booked.departure.id,
    ])
    await query(`UPDATE bookings SET customer_phone = '+358 40 123 4567' WHERE id = $1`, [booked.id])
    await phone.start()
    await phone.find(booked.reference)
    await phone.link('This person')
    await phone.button('Erase')
    await phone.button('Confirm')
    await expect(said(phone)).toContainText('The data is erased')
    // The accounts need the name and the address.
    const [left] = await query('SELECT customer_phone AS phone FROM bookings WHERE id = $1', [booked.id])
    expect(left).toEqual({ phone: null })
  },
} satisfies Ways

const said = ({ page }: Phone) => page.getByRole('status').first()
const heading = ({ page }: Phone) => page.getByRole('heading', { level: 1 })

async function newBookingOn(phone: Phone, { id }: Departure): Promise<void> {
  await phone.start()
  await phone.link('New booking')
  await phone.choose('Date', String(id))
}

async function cancelForGuest(phone: Phone, reference: string, refund: string): Promise<void> {
  await phone.start()
  await phone.find(reference)
  await phone.button('Cancel for the guest')
  await expect(phone.page.getByText(refund).first()).toBeVisible()
  await phone.button('Confirm')
  await expect(said(phone)).toContainText('The booking is cancelled for the guest.')
}

async function changeAdults(phone: Phone, reference: string, adults: string): Promise<void> {
  await phone.start()
  await phone.find(reference)
  await phone.button('Change guests')
  await phone.type('Adults', adults)
  await phone.button('See what changes')
  await phone.button('Confirm')
}
