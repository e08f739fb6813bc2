import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { aDeparture, aGuest, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { emailsAbout, siteUrl, tellStripe } from '@/tests/e2e/services'

/* The guest's own page: everything on it works without scripts. */

const { id: tourId, name } = NORTHERN_LIGHTS

/** Book and pay by the calls that the panel makes, and answer the page that the confirmation e-mail leads to. */
async function aBookingPage(email: string): Promise<string> {
  const departure = await aDeparture(tourId, ({ availableSpots }) => availableSpots === 8)
  const metadata = {
    tour_id: tourId,
    tour_date_id: departure.id,
    customer_name: 'Aino Korhonen',
    customer_email: email,
    adults: 2,
    children: 0,
  }
  const body = {
    amount: 358,
    currency: 'eur',
    tour_name: name,
    tour_date: departure.date,
    metadata,
  }
  const answer = await fetch(`${siteUrl}/api/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { sessionId } = await answer.json()
  await tellStripe('pay', { session: sessionId })
  await expect.poll(async () => (await emailsAbout(email)).length, { timeout: 60_000 }).toBeGreaterThan(0)
  await expect.poll(() => linkIn(email), { timeout: 60_000 }).not.toBeNull()
  return (await linkIn(email)) ?? ''
}

async function linkIn(email: string): Promise<string | null> {
  for (const { text } of await emailsAbout(email)) {
    const [link] = /http\S+\/booking\/[\w-]{56}/.exec(text) ?? []
    if (link) return link
  }
  return null
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest adds one, thinks better of it, moves and cancels, all from the link in the e-mail', async ({
    page,
  }) => {
    await page.goto(await aBookingPage(aGuest().email))
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
})

test('the page is nobody else’s: not kept, not indexed, not told, and unknown with a letter changed', async ({
  page,
  request,
}) => {
  const link = await aBookingPage(aGuest().email)
  const headers = (await request.get(link)).headers()
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['content-security-policy']).not.toContain('unsafe-inline')
  const wrong = await page.goto(link.slice(0, -1) + (link.endsWith('A') ? 'B' : 'A'))
  expect(wrong?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more')
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await page.getByLabel('Email').fill('nobody@example.com')
  await press(page, 'Send me the link')
  await expect(page.getByRole('status')).toContainText('is on its way')
})

test('axe finds nothing on the page, its forms and its previews', async ({ page }) => {
  const link = await aBookingPage(aGuest().email)
  for (const path of ['', '/guests?adults=3&children=0', '/guests?adults=1&children=0', '/date', '/cancel']) {
    await page.goto(`${link}${path}`)
    expect(await violationsOn(page)).toEqual([])
  }
  await page.goto('/find-booking')
  expect(await violationsOn(page)).toEqual([])
})
