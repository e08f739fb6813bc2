import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { bookAndPay } from '@/tests/e2e/book-and-pay'
import { chooseNewDate } from '@/tests/e2e/booking-panel'
import { expectReadable } from '@/tests/e2e/expect-readable'
import { officePage } from '@/tests/e2e/guest-states'

/* The operator's page of a booking, opened from the e-mail to the inboxes, on a phone and without scripts. */

test.use({ viewport: { width: 390, height: 844 } })

// One worker, whose read-only tests share a booking.
test.describe.configure({ mode: 'default' })

let link = ''

test.beforeAll(async () => {
  link = await anOperatorsPage()
})

const anOperatorsPage = async () => officePage((await bookAndPay()).email)

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a booking is cancelled by us, restored, annotated, partly refunded and moved, all from the e-mail', async ({
    page,
  }) => {
    await page.goto(await anOperatorsPage())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^LL-[A-Z0-9]{6}$/)

    await press(page, 'Cancel for us')
    await expect(page.getByText('358 € goes back to the card')).toBeVisible()
    await expect(page.getByText('E-mail to the guest:')).toBeVisible()
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('We have cancelled the booking')

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
    await expect(page.getByText('That is more than the 358 € that can be refunded.').first()).toBeVisible()
    await page.getByLabel('Amount in euros').fill('50')
    await press(page, 'See what changes')
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('The refund is on its way.')

    await press(page, 'Move')
    await chooseNewDate(page)
    await page.getByLabel('Reason').selectOption({ index: 1 })
    await press(page, 'See what changes')
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('The booking is moved.')
  })
})

for (const [form, words] of [
  ['', 'E-mails'],
  ['/cancel-for-us', 'E-mail to the guest'],
  ['/refund?amount=50&reason=goodwill', '50 €'],
  ['/move', 'New date'],
] as const) {
  test(`the operator’s page of a booking${form} is read without a fault by everyone`, async ({ reader }) => {
    await expectReadable(reader, { address: link + form, shows: `main :text("${words}")`, isByLink: true })
  })
}

test('axe finds nothing on its other forms, nothing is wider than a phone, and a link with a letter changed leads to the page for unknown links', async ({
  page,
  request,
}) => {
  expect((await request.head(link)).status()).toBe(200)
  expect((await request.get(`${link}/sell`)).status()).toBe(404)
  for (const path of ['/note', '/undo']) {
    await page.goto(`${link}${path}`)
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  const wrong = await page.goto(link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A'))
  expect(wrong?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
})
