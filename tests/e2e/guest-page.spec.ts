import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { aBookedPage } from '@/tests/e2e/book-and-pay'
import { expectOneSheet } from '@/tests/e2e/one-sheet'

/* The guest's own page: everything on it works without scripts. */

const oneLetterOff = (link: string) => link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A')

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest adds one, thinks better of it, moves and cancels, all from the link in the e-mail', async ({
    page,
  }) => {
    await page.goto(await aBookedPage('booking'))
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
    await page.getByRole('group', { name: 'New date' }).getByRole('radio').last().press('Space')
    await press(page, 'See what changes')
    await press(page, 'Confirm change')
    await expect(page.getByText('Your booking is changed.')).toBeVisible()

    await press(page, 'Cancel booking')
    await expect(page.getByRole('heading', { name: 'What you get back' })).toBeVisible()
    await press(page, 'Confirm change')
    await expect(page.getByText('Your booking is cancelled.')).toBeVisible()
    await expect(page.getByRole('status').last()).toContainText('Cancelled and refunded')
  })

  test('what is said about health is kept with its box ticked alone, and taken back by emptying the field', async ({
    page,
  }) => {
    await page.goto(await aBookedPage('booking'))
    await press(page, 'Change details')
    await page.getByLabel('Pick-up place').fill('Hotel Aurora')
    await page.getByLabel('Health').fill('Allergic to nuts')
    await press(page, 'Confirm change')
    await expect(page.getByText('Nothing about your health was kept')).toBeVisible()
    await expect(page.getByLabel('Pick-up place')).toHaveValue('Hotel Aurora')
    await expect(page.getByLabel('Health')).toHaveValue('')
    await page.getByLabel('Health').fill('Allergic to nuts')
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    await press(page, 'Confirm change')
    await expect(page.getByText('Your details are changed.')).toBeVisible()
    await expect(page.getByText('Hotel Aurora')).toBeVisible()
    await press(page, 'Change details')
    await expect(page.getByLabel('Health')).toHaveValue('Allergic to nuts')
    await page.getByLabel('Health').fill('')
    await press(page, 'Confirm change')
    await press(page, 'Change details')
    await expect(page.getByLabel('Health')).toHaveValue('')
  })

  test('whoever confirms second, from another window, reads that it was done', async ({ page, context }) => {
    const link = await aBookedPage('booking')
    const other = await context.newPage()
    for (const one of [page, other]) await one.goto(`${link}/cancel`)
    await press(page, 'Confirm change')
    await expect(page.getByText('Your booking is cancelled.')).toBeVisible()
    await press(other, 'Confirm change')
    await expect(other.getByText('This booking had ended already')).toBeVisible()
  })
})

test('the calendar of another date is walked through by keyboard, and fits a screen of 320 px', async ({
  page,
}) => {
  const link = await aBookedPage('booking')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${link}/date`)
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

test('no word of that calendar outgrows its cell, also with text of 200 %', async ({ page }) => {
  await page.goto(`${await aBookedPage('booking')}/date`)
  const session = await page.context().newCDPSession(page)
  for (const standard of [16, 32]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(widerThanCells), `${width} px, text of ${standard} px`).toEqual([])
    }
  }
})

test('with text of 200 % the pages of a booking fit 320 px', async ({ page }) => {
  const address = await aBookedPage('booking')
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const part of ['', '/guests', '/guests?adults=3&children=0', '/date', '/details', '/cancel']) {
    await page.goto(address + part)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), part).toBeLessThanOrEqual(320)
  }
})

test.describe('far from Finland', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the start is told on the visitor’s own clock as well', async ({ page }) => {
    await page.goto(await aBookedPage('booking'))
    await expect(page.getByText(/\(Finnish time\)/).first()).toBeVisible()
    await expect(page.getByText(/^Start \d\d:\d\d on your own clock$/)).toBeVisible()
  })
})

test('printed, the page is one sheet without what is there to press', async ({ page }) => {
  await page.goto(await aBookedPage('booking'))
  await expect(page.getByRole('heading', { name: 'Your night' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Change your booking' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Download receipt' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Where we meet' })).toBeVisible()
  await expectOneSheet(page, 'a confirmed booking')
})

test('the page is nobody else’s: not kept, not indexed, not told, and unknown with a letter changed', async ({
  page,
  request,
}) => {
  const link = await aBookedPage('booking')
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

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('a wrong link says so; after thirty, no link of this client is answered for a while', async ({
    page,
  }) => {
    const link = await aBookedPage('booking')
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '10.4.0.1' })
    for (let tries = 0; tries < 30; tries++) {
      const wrong = await page.goto(oneLetterOff(link))
      expect(wrong?.status()).toBe(404)
      expect(wrong?.headers()['cache-control']).toBe('no-store')
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
    const refused = await page.goto(link)
    expect(refused?.status()).toBe(429)
    expect(Number(refused?.headers()['retry-after'])).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please wait a little')
  })
})

test('axe finds nothing on the page, its forms and its previews', async ({ page }) => {
  const link = await aBookedPage('booking')
  for (const path of [
    '',
    '/guests?adults=3&children=0',
    '/guests?adults=1&children=0',
    '/date',
    '/details',
    '/cancel',
  ]) {
    await page.goto(`${link}${path}`)
    expect(await violationsOn(page)).toEqual([])
  }
  await page.goto('/find-booking')
  expect(await violationsOn(page)).toEqual([])
})

/** The words of the calendar that are wider than the cells that they stand in. */
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
