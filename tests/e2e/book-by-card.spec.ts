import { type Locator, type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import {
  aDeparture,
  aGuest,
  choose,
  fillIn,
  goToPay,
  NORTHERN_LIGHTS,
  payOnStripe,
  turnTo,
} from '@/tests/e2e/booking-panel'
import { entries, watch } from '@/tests/e2e/watch'
import { EMAILS, emailsAbout, seatsLeft } from '@/tests/e2e/running-sites'

const { id: tourId, route, name } = NORTHERN_LIGHTS
const SUCCESS = '4242424242424242'
const DECLINED = '4000000000000002'

test('a guest books by card, sees the confirmation once without layout shift, and both e-mails arrive', async ({
  page,
}) => {
  await watch(page, 'layout-shift')
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  const guest = aGuest()
  await page.goto(route)
  await choose(page, departure.date)
  await page.getByRole('button', { name: 'Add one adult' }).click()
  await page.getByRole('button', { name: 'Add one child' }).click()
  await expect(page.getByRole('status', { name: 'Total' })).toHaveText('487 €')
  await fillIn(page, guest)
  await goToPay(page)
  expect(await seatsLeft(tourId, departure.id)).toBe(5)
  await seeConfirmation(page)

  await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '487 €' })).toBeVisible()
  await expect(page.getByText(guest.email)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No Booking Data Found' })).toBeVisible()
  await expect(page.getByText('Please return to the tours page and try again.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Tours' }).click()
  await expect(page).toHaveURL('/')

  await expect.poll(async () => (await emailsAbout(guest.email)).length).toBe(EMAILS)
  const emails = await emailsAbout(guest.email)
  const forGuest = emails.find(({ to }) => JSON.stringify(to).includes(guest.email))
  expect(forGuest?.text).toContain('487 €')
  expect(forGuest?.text).toContain('Finnish time')
  expect(forGuest?.attachments.map(({ contentType }) => contentType)).toEqual([
    // The tour's picture opens the e-mail.
    'image/jpeg',
    expect.stringContaining('text/calendar'),
    // The receipt and the terms.
    'application/pdf',
    'application/pdf',
  ])
  expect(await seatsLeft(tourId, departure.id)).toBe(5)
})

test('on the narrowest phone a guest whose card is declined pays with another, without layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await watch(page, 'layout-shift')
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  await page.goto(route)
  await choose(page, departure.date)
  await fillIn(page, aGuest())
  await goToPay(page)
  await payOnStripe(page, DECLINED)
  await expect(page.getByRole('alert')).toContainText(/declined/i)
  await seeConfirmation(page)
})

test('on a phone the bar leads a couple from the home page to payment for two in at most 13 taps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.click()
  }
  const next = (step: string) =>
    page.getByRole('complementary', { name: 'Booking' }).getByRole('link', { name: step })
  await page.goto('/')
  await tap(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(name) })
      .first(),
  )
  await tap(next('Choose a date'))
  await tap(await turnTo(page, departure.date))
  await expect(next('How many?')).toBeVisible()
  await tap(page.getByRole('button', { name: 'Add one adult' }))
  await tap(next('Your details'))
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await page.keyboard.type('Aino Korhonen')
  await tap(page.getByLabel('Email', { exact: true }))
  await page.keyboard.type(aGuest().email)
  await tap(next('To payment'))
  await expect(page.getByRole('status', { name: 'Total' })).toBeInViewport()
  await expect(page.getByText(/^Free cancellation until /)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Pay with card' })).toBeInViewport()
  await tap(page.getByRole('button', { name: 'Pay with card' }))
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible()
  await expect(page.getByText('358')).not.toHaveCount(0)
  const fieldsAndPay = 5
  expect(taps + fieldsAndPay).toBeLessThanOrEqual(13)
})

test('cancelling a payment frees the seats immediately, and a retry works immediately', async ({ page }) => {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 1)
  await page.goto(route)
  await choose(page, departure.date)
  const guest = aGuest()
  await fillIn(page, guest)
  await goToPay(page)
  expect(await seatsLeft(tourId, departure.id)).toBe(0)
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page.getByText('Your payment was cancelled and nothing was charged.')).toBeVisible()
  expect(await seatsLeft(tourId, departure.id)).toBe(1)
  expect(await page.evaluate(() => sessionStorage.getItem('pendingBooking'))).toBeNull()
  await expect(page).toHaveURL(new RegExp(`${route}\\?date=${departure.date}&adults=1&children=0#booking$`))

  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.email)
  await choose(page, departure.date)
  await goToPay(page)
  await page.goBack()
  await expect.poll(() => seatsLeft(tourId, departure.id)).toBe(1)
})

test('Stripe’s own script loads only when a guest pays, paying works without it, and a guest who goes back to the panel reads that the booking was made', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://js.stripe.com/**', async (script) => {
    asked.push(new URL(script.request().url()).hostname)
    await script.abort()
  })
  // The call is delayed until the script was requested; otherwise the page might have been left before.
  await page.route('**/api/checkout', async (call) => {
    // If it does not load, it is requested again.
    await expect.poll(() => [...new Set(asked)]).toEqual(['js.stripe.com'])
    await call.continue()
  })
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  await page.goto(route)
  await choose(page, departure.date)
  await fillIn(page, aGuest())
  expect(asked).toEqual([])
  await goToPay(page)
  await payOnStripe(page, SUCCESS)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bookingForm'))).toBeNull()
  await page.goBack()
  await page.goBack()
  await expect(page.getByText(/^Your booking has been made/)).toBeFocused()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
})

/** Pay, and wait for the confirmation, whose appearance must not shift what is below it. */
async function seeConfirmation(page: Page): Promise<void> {
  let see = () => {}
  const isSeen = new Promise<void>((resolve) => (see = resolve))
  await page.route('**/api/checkout?*', async (call) => {
    await isSeen
    await call.continue()
  })
  await payOnStripe(page, SUCCESS)
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible()
  see()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible()
  expect(await entries(page)).toEqual([])
  await page.unroute('**/api/checkout?*')
}
