import { violationsOn } from '@/tests/e2e/accessibility'
import { bookAndPay } from '@/tests/e2e/book-and-pay'
import { aDeparture, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { signIn } from '@/tests/e2e/sign-in'
import { expect, test } from '@/tests/e2e/test'

/* What the office's script adds in a browser. Each part is tested in detail in tests/lib/browser/office. */

test('the list of bookings follows the search as it is typed, and Back shows it again', async ({ page }) => {
  const { email } = await bookAndPay()
  await signIn(page)
  await page.goto('/office/bookings')
  let loads = 0
  page.on('load', () => loads++)
  await page.keyboard.press('/')
  await page.keyboard.type(email)
  await expect(page.getByRole('status')).toHaveText(`1 booking for “${email}”.`)
  await expect(page).toHaveURL(`/office/bookings?${new URLSearchParams({ q: email })}`)
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('State').focus()
  await page.getByLabel('State').selectOption('cancelled')
  await expect(page.getByRole('status')).toHaveText(`No bookings for “${email}”.`)
  await expect(page.getByLabel('State')).toBeFocused()
  await page.getByLabel('State').selectOption('confirmed')
  await expect(page.getByRole('status')).toHaveText(`1 booking for “${email}”.`)
  expect(loads).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Aino Korhonen' }).click()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('status')).toHaveText(`1 booking for “${email}”.`)
  await expect(page.getByLabel('Find a booking')).toHaveValue(email)
})

test('dates of a tour are ticked with the keyboard, and the month changed', async ({ page }) => {
  const { date } = await aDeparture(NORTHERN_LIGHTS.id, ({ availableSpots }) => availableSpots === 8)
  await signIn(page)
  await page.goto(`/office/calendar?month=${date.slice(0, 7)}`)
  await page.getByLabel('Tour', { exact: true }).selectOption({ label: NORTHERN_LIGHTS.name })
  await expect(page).toHaveURL(new RegExp(`tour=${NORTHERN_LIGHTS.id}$`))
  const ticks = page.getByRole('checkbox')
  await expect(ticks.first()).toHaveAccessibleName(new RegExp(`^${NORTHERN_LIGHTS.name}`))
  await ticks.last().focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(page.locator('form[method=post] [role=status]')).toHaveText('2 dates ticked')
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(/#dates$/)
  await expect(page.getByRole('grid')).not.toHaveAccessibleName('')
})

test('a page refreshes when somebody returns to it, and is left when the session has ended', async ({
  page,
  context,
}) => {
  await signIn(page)
  const isFetched = page.waitForResponse((response) => response.request().resourceType() === 'fetch')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect((await isFetched).status()).toBe(200)
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL(/\/office$/)
})

test('the script is kept by the browser, and is the only one', async ({ page }) => {
  const scripts: (readonly [url: string, kept: string | undefined])[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push([new URL(response.url()).pathname, response.headers()['cache-control']])
  })
  await page.goto('/office', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([
    [
      expect.stringMatching(/^\/_next\/static\/office-[0-9a-f]{12}\.js$/),
      'public, max-age=31536000, immutable',
    ],
  ])
})
