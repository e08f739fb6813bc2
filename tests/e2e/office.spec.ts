import { OFFICE_PAGES } from '@/lib/contract/office-pages'
import { type Page } from '@playwright/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { bookAndPay } from '@/tests/e2e/book-and-pay'
import { aDeparture, aGuest, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { expectLargeText } from '@/tests/e2e/expect-readable'
import { siteUrl } from '@/tests/e2e/running-sites'
import { INBOX, signIn } from '@/tests/e2e/sign-in'
import { expect, test } from '@/tests/e2e/test'
import { query } from '@/tests/e2e/the-books'

/* The office in a browser: signing in by a link, every page, and acts from them. */

const WIDTHS = [1280, 390, 320]

/** A page scrolls in one direction only, its navigation is all there, and both with text of twice the size too. */
async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const reach = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(reach, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width)
    await expect(page.getByRole('navigation', { name: 'Office' }).getByText('More')).toBeInViewport({
      ratio: 1,
    })
  }
  await expectLargeText(page, WIDTHS)
}

test('a person signs in by a link that works once, sees every page without Next’s scripts, and signs out', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('/office-'))
      scripts.push(request.url())
  })
  await signIn(page, INBOX)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  for (const { path, name } of OFFICE_PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expectToFit(page)
    expect(await violationsOn(page), path).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsOn(page), `${path} at night`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
  expect(scripts).toEqual([])
  await page.getByRole('banner').getByText(INBOX).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto('/office/today')
  await expect(page).toHaveURL(/\/office$/)
})

test('a guest who calls is found by name, cancelled, and restored by an undo', async ({ page }) => {
  const { email } = await bookAndPay()
  await signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByLabel('Find a booking').fill(email)
  await page.getByLabel('Find a booking').press('Enter')
  await expect(page.getByRole('status')).toContainText('1 booking for')
  await page.getByRole('link', { name: 'Aino Korhonen' }).click()
  const reference = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Cancel for us' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').first()).toBeVisible()
  await page.goto('/office/today')
  await page
    .getByRole('listitem')
    .filter({ hasText: `${reference}, Aino Korhonen: the cancellation` })
    .getByRole('link', { name: 'Undo' })
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.goto(`/office/bookings/${reference}`)
  await expect(page.getByRole('paragraph').getByText('Confirmed', { exact: true })).toBeVisible()
})

test('a booking and its departure fit a small screen, however long a name or an address is', async ({
  page,
}) => {
  const { email } = await bookAndPay()
  const long = `wolfgang.amadeus.von.hohenlohe.langenburg.schillingsfuerst.${email}`
  await query('UPDATE bookings SET customer_email = $1, customer_name = $2 WHERE customer_email = $3', [
    long,
    'Wolfgang-Amadeus von Hohenlohe-Langenburg-Schillingsfürst',
    email,
  ])
  await signIn(page)
  await page.goto(`/office/bookings?q=${encodeURIComponent(long)}`)
  await expectToFit(page)
  await page.getByRole('link', { name: 'Wolfgang-Amadeus' }).click()
  await expect(page.getByText(long).first()).toBeVisible()
  await expectToFit(page)
  await page.locator('a[href^="/office/departures/"]').click()
  await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  await expectToFit(page)
})

test('a phone held sideways has the whole menu and the whole page', async ({ page }) => {
  await signIn(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByRole('navigation', { name: 'Office' }).getByText('More').click()
  for (const { name } of OFFICE_PAGES) {
    const link = page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name, exact: true })
    await link.scrollIntoViewIfNeeded()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('two dates are ticked in the calendar, closed at once and opened again', async ({ page }) => {
  const { date } = await aDeparture(NORTHERN_LIGHTS.id, ({ availableSpots }) => availableSpots === 8)
  await signIn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/office/calendar?month=${date.slice(0, 7)}&tour=${NORTHERN_LIGHTS.id}`)
  for (const tick of (await page.getByRole('checkbox').all()).slice(-2)) await tick.check()
  for (const act of ['Close', 'Open for sale']) {
    await page.getByRole('button', { name: act, exact: true }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dates' })).toBeVisible()
    await expect(page.getByRole('status').first()).toBeVisible()
  }
  await page.goto(`/office/calendar?month=${date.slice(0, 7)}&tour=${NORTHERN_LIGHTS.id}`)
  await page.getByRole('link', { name: NORTHERN_LIGHTS.name }).last().click()
  await expect(page.getByRole('heading', { name: 'Guest list' })).toBeVisible()
  await page.getByRole('button', { name: 'Name the guide' }).click()
  await page.getByLabel('Name').last().fill('Antti')
  await page.getByRole('button', { name: 'See what changes' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status').first()).toBeVisible()
  await expect(page.getByText('Antti').first()).toBeVisible()
})

test('a season is looked at before it is opened', async ({ page }) => {
  await signIn(page)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('/office/calendar')
  await page.getByRole('link', { name: 'Open a season' }).click()
  await page.getByRole('button', { name: 'See what changes' }).click()
  await expect(page.getByText(/Snowshoe Adventure: .* already/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await violationsOn(page)).toEqual([])
})

test('an enquiry is answered in the office', async ({ page }) => {
  const { email } = aGuest()
  const answer = await fetch(`${siteUrl}/api/requests/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Riikka Salo', email, message: 'Is there a date in winter?' }),
  })
  expect(await answer.json()).toEqual({ success: true })
  await signIn(page)
  await page.goto('/office/enquiries')
  await page.getByRole('link', { name: 'Riikka Salo, contact message' }).first().click()
  await expect(page.getByText('Is there a date in winter?')).toBeVisible()
  await page.getByRole('button', { name: 'Answered', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Answered by Mika')).toBeVisible()
})
