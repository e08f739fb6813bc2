import { expect, test } from '@/tests/e2e/test'
import { bookAndPay, pageInEmails } from '@/tests/e2e/book-and-pay'
import { aGuest, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { expectReadable } from '@/tests/e2e/expect-readable'
import { actOn, expectFine, guestsPage, press } from '@/tests/e2e/guest-states'
import { siteUrl } from '@/tests/e2e/running-sites'
import { query } from '@/tests/e2e/the-books'

/* The guest's page in states with forms that a confirmed booking lacks; tests/e2e/all/ has its other states. */

const { id: tourId } = NORTHERN_LIGHTS

test('a booking whose departure we cancel: during the undo period, with its choice and the preview, and after the choice', async ({
  page,
  reader,
}) => {
  const { link, departure } = await bookAndPay()
  const end = await actOn(page, departure, 'cancel-departure')
  await expectFine(page, link, 'A change by us is under way')
  await end()
  await expectFine(page, link, 'We had to cancel this tour')
  await expectReadable(reader, {
    address: `${link}/another-date`,
    shows: 'main :text("New date")',
    isByLink: true,
  })
  await expectReadable(reader, {
    address: `${link}/another-tour`,
    shows: 'main :text("New date")',
    isByLink: true,
  })
  await expectReadable(reader, {
    address: `${link}/refund`,
    shows: 'main :text("What you get back")',
    isByLink: true,
  })
  await page.goto(`${link}/refund`)
  await press(page, 'Confirm change')
  await expectFine(page, link, 'Cancelled and refunded')
  await expectFine(page, `${link}/another-date`, 'You have chosen already.')
  await expect(page.getByText(/No other date has room/)).toHaveCount(0)
})

test('the waiting list, and a place offered from it', async ({ page, reader }) => {
  const first = await bookAndPay()
  await query('UPDATE departures SET seats = seats_taken WHERE id = $1', [first.departure.id])
  const { name, email } = aGuest()
  const answer = await fetch(`${siteUrl}/api/waiting-list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      tour_id: tourId,
      tour_date_ids: [first.departure.id],
      adults: 2,
      children: 0,
      name,
      email,
    }),
  })
  expect(await answer.json()).toEqual({ success: true })
  const waiting = await pageInEmails(email, /http\S+\/waiting\/[\w-]+/)
  await expectReadable(reader, {
    address: waiting,
    shows: `main :text("${NORTHERN_LIGHTS.name}")`,
    isByLink: true,
  })
  await page.goto(waiting)
  await press(page, 'Confirm my place in the line')
  await expect(page.getByRole('button', { name: 'Leave the waiting list' })).toBeVisible()

  await page.goto(`${first.link}/cancel`)
  await press(page, 'Confirm change')
  await expect(page.getByText('Your booking is cancelled.')).toBeVisible()
  await query(`SELECT graphile_worker.add_job('offer_places')`)
  await expectFine(page, await guestsPage(email), 'Waiting for your payment')
})
