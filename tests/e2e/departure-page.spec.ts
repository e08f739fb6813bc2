import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { aDeparture, aGuest, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { expectReadable } from '@/tests/e2e/expect-readable'
import { emailsAbout, siteUrl, tellStripe } from '@/tests/e2e/running-sites'
import { query } from '@/tests/e2e/the-books'

/* The operator's page of a departure, opened on a phone from the list sent to the inboxes. */

const { id: tourId, name } = NORTHERN_LIGHTS
const PLACE = `Arctic Hotel ${process.pid}`

test.use({ viewport: { width: 390, height: 844 } })
test.describe.configure({ mode: 'serial' })

let link = ''
let departureId = 0

/**
 * The tour with two guests that begins today in half an hour. Its inboxes get the list within a minute, even if an
 * earlier list about another departure of today was sent: changes are collected no longer than that.
 */
test.beforeAll(async () => {
  const { email } = aGuest()
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  departureId = departure.id
  const metadata = {
    ...{ tour_id: tourId, tour_date_id: departure.id, customer_name: 'Aino Korhonen', customer_email: email },
    ...{ adults: 2, children: 0, phone: '+358 40 123 4567', special_requests: 'A vegetarian dinner' },
  }
  const order = { amount: 358, currency: 'eur', tour_name: name, tour_date: departure.date, metadata }
  // A client of its own, because others have used up what this machine's address may hold unpaid.
  const answer = await fetch(`${siteUrl}/api/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.5.0.1' },
    body: JSON.stringify(order),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { sessionId } = await answer.json()
  await tellStripe('pay', { session: sessionId })
  await expect.poll(async () => (await emailsAbout(email)).length, { timeout: 240_000 }).toBeGreaterThan(2)
  await query(
    `UPDATE departures SET day = '2001-01-01' WHERE tour_id = ${tourId}
     AND day = (now() AT TIME ZONE 'Europe/Helsinki')::date`,
  )
  await query(`UPDATE bookings SET pickup_place = '${PLACE}' WHERE departure_id = ${departureId}`)
  await query(
    `UPDATE departures SET day = (now() AT TIME ZONE 'Europe/Helsinki')::date, closes_at = now(),
     starts_at = now() + interval '30 minutes', unlisted_since = now() - interval '6 minutes' WHERE id = ${departureId}`,
  )
  await expect.poll(linkInList, { timeout: 300_000 }).not.toBeNull()
  link = (await linkInList()) ?? ''
})

async function linkInList(): Promise<string | null> {
  for (const { text } of await emailsAbout(PLACE)) {
    const [found] = /http\S+\/operator\/[\w-]{56}/.exec(text) ?? []
    if (found) return found
  }
  return null
}

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()

test('everyone can read the page, axe finds nothing on its forms, and the keyboard reaches all', async ({
  page,
  reader,
}) => {
  await expectReadable(reader, { address: link, shows: 'main :text("Aino Korhonen")', isByLink: true })
  for (const path of ['/cancel-departure', '/message-all', '/guide-link', '/undo']) {
    await page.goto(`${link}${path}`)
    const words = page.getByLabel('Message', { exact: true })
    if (await words.isVisible()) {
      await words.fill('We start at 21:00.')
      await press(page, 'See what changes')
      await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\?draft=[\da-f-]{36}$/)
    }
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await page.goto(link)
  const reached: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  const wanted = [
    'Print',
    'Link for the guide',
    '+358 40 123 4567',
    'Came',
    'Cancel departure',
    'Message all',
  ]
  expect(reached).toEqual(expect.arrayContaining(wanted))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a departure is read, ticked off, messaged, printed, shared with its guide, cancelled and undone', async ({
    page,
    request,
  }) => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    const row = page.getByRole('table').getByRole('row').filter({ hasText: 'Aino Korhonen' })
    for (const words of [PLACE, '2 adults', 'A vegetarian dinner']) await expect(row).toContainText(words)
    await expect(page.getByRole('link', { name: /Call Aino Korhonen/ })).toHaveAttribute(
      'href',
      'tel:+358401234567',
    )

    await page.getByRole('button', { name: 'Came: Aino Korhonen' }).click()
    await expect(page.getByRole('status')).toContainText('It is written down.')
    await expect(row).toContainText('came')

    await press(page, 'Message all')
    await page.getByLabel('Message').fill('We start at 21:00.')
    await press(page, 'See what changes')
    await expect(page.getByText('We start at 21:00.').last()).toBeVisible()
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('The message is on its way.')

    const href = await page.getByRole('link', { name: 'Print', exact: true }).getAttribute('href')
    const file = await request.get(new URL(href ?? '', link).href)
    expect(file.headers()['content-type']).toBe('application/pdf')
    expect(file.headers()['cache-control']).toBe('no-store')

    await page.getByRole('link', { name: 'Link for the guide' }).click()
    await press(page, 'Confirm')
    const guide = await page.getByText(/\/operator\/[\w-]{56}$/).textContent()
    await page.goto(guide ?? '')
    await expect(page.getByRole('row').filter({ hasText: 'Aino Korhonen' })).toContainText('see the office')
    await expect(page.getByRole('button', { name: 'Cancel departure' })).toHaveCount(0)

    await page.goto(link)
    await press(page, 'Cancel departure')
    await page.getByLabel('Reason').selectOption({ label: 'Bad weather' })
    await page.getByLabel('Message').fill('A storm is coming.')
    await press(page, 'See what changes')
    await expect(page.getByText('2 guests, 0 € back to cards, 1 e-mail to guests.')).toBeVisible()
    await expect(page.getByText('A storm is coming.').last()).toBeVisible()
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('The departure is cancelled.')
    await press(page, 'Undo')
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('It is undone.')

    await query(`UPDATE departures SET starts_at = now() - interval '1 minute' WHERE id = ${departureId}`)
    await page.goto(link)
    await press(page, 'Lights not seen')
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('asked to choose')
  })
})

test('a link with one letter changed leads to the page for unknown links', async ({ page }) => {
  const wrong = await page.goto(link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A'))
  expect(wrong?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
})
