import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { bookAndPay } from '@/tests/e2e/book-and-pay'
import { chooseNewDate } from '@/tests/e2e/booking-panel'
import { expectReadable } from '@/tests/e2e/expect-readable'
import { expectOneSheet } from '@/tests/e2e/one-sheet'
import { siteUrl } from '@/tests/e2e/running-sites'

/* The guest's page: everything on it works without scripts. */

// One worker, whose read-only tests share a booking.
test.describe.configure({ mode: 'default' })

let link = ''

test.beforeAll(async () => {
  ;({ link } = await bookAndPay())
})

const oneLetterOff = (address: string) => address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A')

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest adds a person, withdraws that, moves, corrects details and cancels, all from the link in the e-mail', async ({
    page,
  }) => {
    await page.goto((await bookAndPay()).link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking')
    await expect(page.getByRole('status')).toContainText('Confirmed')

    await press(page, 'Change guests')
    await page.getByLabel('Adults').fill('3')
    await press(page, 'See what changes')
    await expect(page.getByRole('heading', { name: 'What this costs' })).toBeVisible()
    await expect(page.getByText('179 €', { exact: true })).toBeVisible()
    await press(page, 'Confirm change')
    await expect(page.getByText('The places are kept for you.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', /\/c\/pay\//)
    await press(page, 'Keep the booking as it is')
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0)

    await press(page, 'Change guests')
    await page.getByLabel('Adults').fill('1')
    await press(page, 'See what changes')
    await expect(page.getByRole('heading', { name: 'What you get back' })).toBeVisible()
    await press(page, 'Confirm change')
    await expect(page.getByText('Your booking is changed.')).toBeVisible()

    await press(page, 'Change date')
    await chooseNewDate(page)
    await press(page, 'See what changes')
    await press(page, 'Confirm change')
    await expect(page.getByText('Your booking is changed.')).toBeVisible()

    await press(page, 'Change details')
    await page.getByLabel('Name').fill('\u3164')
    await page.getByLabel('Health').fill('Asthma\nand a bad knee')
    await press(page, 'Confirm change')
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/What you typed is still here/)
    await expect(page.getByLabel('Health')).toHaveValue('Asthma\nand a bad knee')
    await page.getByLabel('Name').fill('Aino Virtanen')
    await page.getByLabel('I agree').check()
    await press(page, 'Confirm change')
    await expect(page.getByText('Your details are changed.')).toBeVisible()
    await page.getByRole('link', { name: 'Where you stay and what we should know' }).click()
    await expect(page.getByLabel('Health')).toHaveValue('Asthma\nand a bad knee')
    const longWord = 'é'.repeat(200)
    await page.getByLabel('Pick-up place').fill(longWord)
    await press(page, 'Save')
    await expect(page.getByText(`We have noted: ${longWord}`)).toBeVisible()
    await page.setViewportSize({ width: 320, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    await press(page, 'Cancel booking')
    await expect(page.getByRole('heading', { name: 'What you get back' })).toBeVisible()
    await press(page, 'Confirm change')
    await expect(page.getByText('Your booking is cancelled.')).toBeVisible()
    await expect(page.getByRole('status').last()).toContainText('Cancelled and refunded')
  })
})

for (const [form, words] of [
  ['', 'Your booking'],
  ['/guests', 'Adults'],
  ['/guests?adults=3&children=0', 'What this costs'],
  ['/guests?adults=1&children=0', 'What you get back'],
  ['/date', 'New date'],
  ['/details', 'Pick-up place'],
  ['/tell-us', 'Pick-up place'],
  ['/cancel', 'What you get back'],
] as const) {
  test(`the page of a booking${form} is read without a fault by everyone`, async ({ reader }) => {
    await expectReadable(reader, { address: link + form, shows: `main :text("${words}")`, isByLink: true })
  })
}

test('the calendar for another date works by keyboard, and fits a 320 px screen, also with 200 % text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${link}/date`)
  const session = await page.context().newCDPSession(page)
  for (const standard of [32, 16]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
    await expect.poll(() => page.evaluate(sizeOfText)).toBe(`${standard}px`)
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(widerThanCells), `${width} px, text of ${standard} px`).toEqual([])
    }
  }
  const dates = page.getByRole('group', { name: 'New date' }).getByRole('radio')
  await dates.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(dates.nth(1)).toBeChecked()
  await expect(dates.nth(1)).toHaveAccessibleName(/ (more|less|same price), \d+ places? left$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^What (this costs|you get back)$/ })).toBeVisible()
  await expect(page.getByText(/you can cancel, and the whole price goes back to you/)).toBeVisible()
})

test.describe('far from Finland', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the start is shown in Finnish time alone, because the tour is always in Finland', async ({
    page,
  }) => {
    await page.goto(link)
    await expect(page.getByText(/20:00.*\(Finnish time\)/).first()).toBeVisible()
    await expect(page.getByText(/13:00/)).toHaveCount(0)
  })
})

test('printed, the page is one sheet without controls', async ({ page }) => {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Your night' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Change your booking' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Download receipt' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Where we meet' })).toBeVisible()
  await expectOneSheet(page, 'a confirmed booking')
})

test('the page is private: not cached, not indexed, no referrer, and unknown if a letter is changed', async ({
  page,
  request,
}) => {
  const headers = (await request.get(link)).headers()
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  const wrong = await page.goto(oneLetterOff(link))
  expect(wrong?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await page.getByLabel('Email').fill('nobody@example.com')
  await press(page, 'Send me the link')
  await expect(page.getByRole('status')).toContainText('is on its way')
})

test('after thirty invalid links, no link works for this client for a while', async ({ browser }) => {
  const client = { 'x-forwarded-for': '10.4.0.1' }
  const wrongs = await Promise.all(
    Array.from({ length: 30 }, () => fetch(oneLetterOff(link), { headers: client })),
  )
  for (const wrong of wrongs) {
    expect(wrong.status).toBe(404)
    expect(wrong.headers.get('cache-control')).toBe('no-store')
  }
  const page = await browser.newPage({ javaScriptEnabled: false, extraHTTPHeaders: client, baseURL: siteUrl })
  const refused = await page.goto(link)
  expect(refused?.status()).toBe(429)
  expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please wait a little')
  await page.close()
})

/** Runs in the browser: the base font size of the page. */
function sizeOfText(): string {
  return getComputedStyle(document.documentElement).fontSize
}

/** Runs in the browser: the texts of the calendar that are wider than their cells. */
function widerThanCells(): readonly string[] {
  const words = [...document.querySelectorAll('td [aria-hidden] > span')].filter(
    ({ textContent }) => textContent,
  )
  return words.flatMap((word) => {
    const range = document.createRange()
    range.selectNodeContents(word)
    const cellWidth = word.closest('td')?.getBoundingClientRect().width ?? 0
    return range.getBoundingClientRect().width > cellWidth ? [word.textContent ?? ''] : []
  })
}
