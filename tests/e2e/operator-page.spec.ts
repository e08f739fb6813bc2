import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { aBookedPage } from '@/tests/e2e/book-and-pay'

/* The operator's page of a booking, from the e-mail to the inboxes, on a phone and without scripts. */

test.use({ viewport: { width: 390, height: 844 } })

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a booking is cancelled for us, undone, noted, refunded in part and moved, all from the e-mail', async ({
    page,
  }) => {
    await page.goto(await aBookedPage('operator'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^LL-[A-Z0-9]{6}$/)

    await press(page, 'Cancel for us')
    await expect(page.getByText('358 € goes back to the card')).toBeVisible()
    await expect(page.getByText('E-mail to the guest:')).toBeVisible()
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('cancelled for a reason of ours')

    await press(page, 'Undo')
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('It is undone.')

    await press(page, 'Add note')
    await page.getByLabel('Note').fill('Calls from the station')
    await press(page, 'Confirm')
    await expect(page.getByText('“Calls from the station”')).toBeVisible()

    await press(page, 'Refund')
    await page.getByLabel('Amount in euros').fill('400')
    await page.getByLabel('Reason').selectOption({ index: 0 })
    await press(page, 'See what changes')
    await expect(page.getByText('Only 358 € is left of what was paid.')).toBeVisible()
    await page.getByLabel('Amount in euros').fill('50')
    await press(page, 'See what changes')
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('The refund is on its way.')

    await press(page, 'Move')
    await page.getByRole('group', { name: 'New date' }).getByRole('radio').last().press('Space')
    await page.getByLabel('Reason').selectOption({ index: 1 })
    await press(page, 'See what changes')
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('The booking is moved.')
  })
})

test('the page is nobody else’s, and a letter changed leads to the page of unknown links', async ({
  page,
  request,
}) => {
  const link = await aBookedPage('operator')
  const headers = (await request.get(link)).headers()
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-robots-tag']).toContain('noindex')
  expect((await request.head(link)).status()).toBe(200)
  const wrong = await page.goto(link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A'))
  expect(wrong?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
  expect((await request.get(`${link}/sell`)).status()).toBe(404)
})

test('axe finds nothing on the page and its forms, and nothing is wider than a phone', async ({ page }) => {
  const link = await aBookedPage('operator')
  for (const path of ['', '/cancel-for-us', '/refund?amount=50&reason=goodwill', '/move', '/note', '/undo']) {
    await page.goto(`${link}${path}`)
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})
