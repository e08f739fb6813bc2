import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { STAY, STAY_QUERY, STAY_YEAR } from '@/tests/e2e/a-stay'
import { aGuest, fillIn, goToPay, NORTHERN_LIGHTS, payOnStripe } from '@/tests/e2e/booking-panel'
import { loadOf } from '@/tests/e2e/page-load'
import { emailsAbout } from '@/tests/e2e/running-sites'
import { takeOffSale } from '@/tests/e2e/the-books'
import { isExhaustive } from '@/tests/support/tier'
import { helsinkiDay } from '@/lib/calendar/day'

const CARD = '4242424242424242'
/** Evenings on which only the family's shorter tour runs, so that the two others are the darkest in any phase of the moon. */
const SHORT_EVENINGS = [`${STAY_YEAR}-12-29`, `${STAY_YEAR}-12-30`, `${STAY_YEAR + 1}-01-02`]

/** The taps that a guest may need from this page until two tours are paid. Filling in a field is one tap. */
const MOST_TAPS = 30
const MOST_SECONDS = 120

const answerOf = (page: Page) =>
  page.getByRole('table', { name: `29 December ${STAY_YEAR} to 3 January ${STAY_YEAR + 1}` })

/** The links of northern lights tours with enough seats, in order of days. */
const freeEvenings = (page: Page) =>
  answerOf(page)
    .getByRole('row')
    .filter({ hasText: /Northern Lights Tour/ })
    .filter({ hasText: /\d place/ })
    .getByRole('link')

test('a party of four with five nights at New Year finds two free evenings, the darkest, and books and pays for both', async ({
  page,
}) => {
  let taps = 0
  const tap = async (press: Promise<unknown>, count = 1) => {
    taps += count
    await press
  }
  const guest = aGuest()
  await takeOffSale(NORTHERN_LIGHTS.id, SHORT_EVENINGS)
  await page.goto('/your-stay')
  const begun = Date.now()
  await tap(page.getByLabel('Arrival').fill(STAY.from))
  await tap(page.getByLabel('Departure').fill(STAY.to))
  await tap(page.getByLabel('Adults').fill(STAY.adults))
  await tap(page.getByLabel('Children').fill(STAY.children))
  await tap(page.getByRole('button', { name: 'Show my days' }).click())
  await expect(page.getByRole('main')).toContainText(
    /a northern lights tour has room for 4 guests: .+ The darkest (is|are) [A-Z][a-z]{2} (31 December|1 January)/,
  )
  await expect(answerOf(page).getByText('Darkest evening').first()).toBeVisible()
  await expect(page).toHaveURL(`/your-stay?${STAY_QUERY}`)

  const links = await freeEvenings(page).evaluateAll((found: HTMLAnchorElement[]) =>
    found.map((link) => link.pathname + link.search),
  )
  const dayOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('date')
  const first = links[0] ?? ''
  const second = links.find((link) => dayOf(link) !== dayOf(first)) ?? ''
  for (const address of [first, second]) {
    expect(address).toMatch(/^\/[a-z-]+\?date=\d{4}-\d\d-\d\d&adults=2&children=2$/)
    // The days of the stay have a URL, to which the guest returns for the second tour.
    if (address === second) {
      await tap(page.goto(`/your-stay?${STAY_QUERY}`))
      await expect(answerOf(page).getByText('booked by you')).toHaveCount(1)
    }
    await tap(answerOf(page).locator(`a[href="${address}"]`).click())
    await expect(page.locator(`[data-day="${dayOf(address)}"]`)).toHaveAttribute('aria-selected', 'true')
    if (address === first) await tap(fillIn(page, guest), 2)
    // One press books the second tour: what the guest typed for the first is here, and the summary is in view.
    else await expect(page.getByRole('region', { name: 'Summary' })).toBeInViewport()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.email)
    await tap(goToPay(page))
    await tap(payOnStripe(page, CARD), 5)
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('bookingForm'))).toBeNull()
  }
  const seconds = (Date.now() - begun) / 1000
  test.info().annotations.push({ type: 'taps and seconds', description: `${taps} taps, ${seconds} s` })
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  if (isExhaustive) expect(seconds).toBeLessThan(MOST_SECONDS)
  const confirmations = async () =>
    (await emailsAbout(guest.email)).filter(({ subject }) => subject.startsWith('Booking confirmed')).length
  await expect.poll(confirmations).toBe(2)
})

test('text at twice the size is read without scrolling sideways', async ({ page }) => {
  await page.goto(`/your-stay?${STAY_QUERY}`)
  await expect(answerOf(page)).toBeVisible()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const reach = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(reach, `${width} px`).toBeLessThanOrEqual(width)
  }
})

test('in forced colours the bars and their key are visible, and in print only the table is shown, within the sheet', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.goto(`/your-stay?${STAY_QUERY}`)
  await expect(answerOf(page)).toBeVisible()
  const strokeOf = (sign: string) =>
    page
      .locator('li')
      .filter({ hasText: sign })
      .locator('path')
      .evaluate((path) => getComputedStyle(path).stroke)
  const text = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(await strokeOf('moon above the horizon')).toBe(text)
  expect(await strokeOf('tour in the evening')).toBe(text)
  const link = await freeEvenings(page)
    .first()
    .evaluate((one) => getComputedStyle(one).color)
  expect(await strokeOf('tour by day')).toBe(link)

  const A4_WIDTH = 794
  await page.setViewportSize({ width: A4_WIDTH, height: 1123 })
  await page.emulateMedia({ media: 'print', forcedColors: 'none' })
  await expect(page.getByLabel('Arrival')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print these days' })).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'Your price' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4_WIDTH)
})

test('out of season the next evening with seats opens the panel of its tour, on that date with that party', async ({
  page,
}) => {
  const today = helsinkiDay(new Date())
  const july = `${Number(today.slice(0, 4)) + (today.slice(5) < '07-01' ? 0 : 1)}-07`
  await page.goto(`/your-stay?from=${july}-01&to=${july}-03&adults=2&children=1`)
  const words = page.getByText(
    /^These days are out of season: .+ The next evening with room for 3 guests is /,
  )
  const link = words.getByRole('link').first()
  const date = new URL((await link.getAttribute('href')) ?? '', page.url()).searchParams.get('date')
  await link.click()
  await expect(page.locator(`[data-day="${date}"]`)).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('#booking')).toContainText('2 adults')
  await expect(page.locator('#booking')).toContainText('1 child')
})

test('by keyboard alone a guest searches, hears the result and follows it', async ({ page }) => {
  await page.goto('/your-stay')
  await page.getByLabel('Arrival').fill(STAY.from)
  await page.getByLabel('Departure').fill(STAY.to)
  await page.getByLabel('Children').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^29 December/ })).toBeFocused()
  await freeEvenings(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d&adults=2&children=0$/)
})

test('the page loads little script, and the results load theirs', async ({ page }) => {
  const load = await loadOf(page, '/your-stay')
  expect(load.kilobytes('script')).toBeLessThanOrEqual(155.3)
})

test('without JavaScript the form leads to the same results, which search engines skip', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 800 },
  })
  const page = await context.newPage()
  await page.goto('/your-stay')
  await page.getByLabel('Arrival').fill(STAY.from)
  await page.getByLabel('Departure').fill(STAY.to)
  await page.getByLabel('Children').fill(STAY.children)
  await page.getByRole('button', { name: 'Show my days' }).click()
  await expect(page).toHaveURL(`/your-stay/answer?${STAY_QUERY}`)
  await expect(answerOf(page)).toBeVisible()
  await expect(page.getByText(/a northern lights tour has room for 4 guests/)).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await freeEvenings(page).first().click()
  await expect(page).toHaveURL(/\?date=\d{4}-\d\d-\d\d&adults=2&children=2$/)
  await context.close()
})

test('a stay is never cached', async ({ request }) => {
  const answer = await request.get(`/api/stay?${STAY_QUERY}`)
  expect(answer.headers()['cache-control']).toBe('no-store')
})
