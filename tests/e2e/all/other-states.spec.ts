import { expect, test } from '@/tests/e2e/test'
import { book, bookAndPay, typePaymentDetails } from '@/tests/e2e/book-and-pay'
import { aGuest, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { actOn, anUntouchedDate, expectFine, guestsPage, officePage, press } from '@/tests/e2e/guest-states'
import { siteUrl, tellStripe } from '@/tests/e2e/running-sites'
import { letNightPass, letTimePass, query } from '@/tests/e2e/the-books'

/* The guest's page in other states of a booking: checked by axe, on the smallest phones, and in print. */

const { id: tourId } = NORTHERN_LIGHTS

test('a booking in cryptocurrency, before and after its payment details are sent', async ({ page }) => {
  const { email } = await book('crypto-bookings', await anUntouchedDate(), 1)
  const link = await guestsPage(email)
  await expectFine(page, link, 'Waiting for your payment')
  await page.goto(`${await officePage(email)}/send-details`)
  await typePaymentDetails(page)
  await press(page, 'See what changes')
  await press(page, 'Confirm')
  await expectFine(page, link, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
})

test('a booking that was not paid in time', async ({ page }) => {
  const { email } = await book('crypto-bookings', await anUntouchedDate(), 1)
  const link = await guestsPage(email)
  await query(
    `UPDATE bookings SET created_at = created_at - interval '3 days', expires_at = now() WHERE customer_email = $1`,
    [email],
  )
  await expectFine(page, link, 'No longer held')
})

test('an office booking that is held until it is paid by a link', async ({ page }) => {
  const { name, email } = aGuest()
  const { date } = await anUntouchedDate()
  await fetch(`${siteUrl}/api/requests/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, message: 'Is there room for two of us?' }),
  })
  const asked = `tour=${tourId}&day=${date}&adults=2&children=0&total=&private=no`
  await page.goto(`${await officePage(email)}/book?${asked}`)
  await press(page, 'Confirm')
  await expectFine(page, await guestsPage(email), 'Waiting for your payment')
})

test('a booking with a change that is waiting for payment', async ({ page }) => {
  const { link } = await bookAndPay()
  await expectFine(page, `${link}/guests?adults=3&children=0`, 'What this costs')
  await press(page, 'Confirm change')
  await expectFine(page, link, 'A change waits for its payment')
})

test('a booking whose departure was merged into another: its choice and its new date', async ({ page }) => {
  const { link, email, departure } = await bookAndPay()
  await page.goto(`${link}/details`)
  await page.getByLabel('Phone').fill('+358 40 123 4567')
  await page.getByLabel('Pick-up place').fill('Hotel Aurora, Valtakatu 18, 96200 Rovaniemi')
  await page.getByLabel('Wishes').fill('A quiet seat by the window for both of us, please. '.repeat(8))
  await press(page, 'Confirm change')
  await expect(page.getByText('Your details are changed.')).toBeVisible()
  const to = await anUntouchedDate()
  await page.goto(`${link}/date?departure=${to.id}`)
  await press(page, 'Confirm change')
  await expect(page.getByText('Your booking is changed.')).toBeVisible()
  // Merging is an operator command; this shows its effect on the guest’s page.
  await query(
    `INSERT INTO choices (id, booking_id, cause, departure_id, opened_at, told_at)
     SELECT gen_random_uuid(), id, 'merged', $2, now(), now() FROM bookings WHERE customer_email = $1`,
    [email, departure.id],
  )
  await expectFine(page, link, 'Your tour has another date')
  await expect(page.getByText(/^Moved from/)).toBeVisible()
  await expectFine(page, `${link}/another-date`, 'New date')
  await expectFine(page, `${link}/refund`, 'What you get back')
})

test('a booking cancelled by its guest in time, and one cancelled too late', async ({ page }) => {
  const { link } = await bookAndPay()
  await page.goto(`${link}/cancel`)
  await press(page, 'Confirm change')
  await expectFine(page, link, 'Cancelled and refunded')

  const late = await bookAndPay()
  await query(
    `UPDATE departures SET starts_at = now() + interval '3 hours', closes_at = now() WHERE id = $1`,
    [late.departure.id],
  )
  await expectFine(page, `${late.link}/cancel`, 'Confirm change')
  await press(page, 'Confirm change')
  await expectFine(page, late.link, 'Your seats are free again.')
})

test('a booking that the office cancels', async ({ page }) => {
  const { link, email, departure } = await bookAndPay()
  await page.goto(`${await officePage(email)}/cancel-for-us`)
  await press(page, 'Confirm')
  await expect(page.getByRole('status')).toContainText('We have cancelled the booking')
  await expectFine(page, link, 'A change by us is under way')
  await letTimePass(departure.id, '11 minutes')
  await expectFine(page, link, 'Cancelled and refunded')
})

test('a booking with a partial refund', async ({ page }) => {
  const { link, email, departure } = await bookAndPay()
  await page.goto(`${await officePage(email)}/refund?amount=50&reason=goodwill`)
  await press(page, 'Confirm')
  await expect(page.getByRole('status')).toContainText('The refund is on its way.')
  await letTimePass(departure.id, '11 minutes')
  await expectFine(page, link, 'Returned')
})

test('a booking whose payment arrived when its date was off sale', async ({ page }) => {
  const departure = await anUntouchedDate()
  const { email, sessionId } = await book('checkout', departure, 1)
  await query(
    `UPDATE bookings SET state = 'lapsed', client_hash = NULL, ended_at = now() WHERE customer_email = $1`,
    [email],
  )
  await query('UPDATE departures SET is_closed = true WHERE id = $1', [departure.id])
  await tellStripe('pay', { session: sessionId })
  await expectFine(page, await guestsPage(email), 'Cancelled and refunded')
})

test('a booking whose tour is over, and one whose night saw no lights', async ({ page }) => {
  const { link, departure } = await bookAndPay()
  await letNightPass(departure.id)
  await expectFine(page, link, 'Your tour is over')
  await expectFine(page, `${link}/details`, 'The tour has begun.')
  const end = await actOn(page, departure, 'not-seen')
  await end()
  await expectFine(page, link, 'No northern lights were seen')
  await press(page, 'Change details')
  await page.getByLabel('Email').fill(aGuest().email)
  await press(page, 'Confirm change')
  await expect(page.getByText('open the link that we have just sent there')).toBeVisible()
  await expectFine(page, `${link}/another-date`, 'New date')
})
