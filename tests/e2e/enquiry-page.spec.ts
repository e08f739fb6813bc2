import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { aDeparture, aGuest, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { expectReadable } from '@/tests/e2e/expect-readable'
import { emailsAbout, siteUrl } from '@/tests/e2e/running-sites'

/* The operator's page of an enquiry, opened on a phone from the e-mail to the inboxes. */

test.use({ viewport: { width: 390, height: 844 } })

/** Send a visitor's message. Returns the page that the inboxes' e-mail links to. */
async function anEnquiryPage(): Promise<{ readonly link: string; readonly email: string }> {
  const { email } = aGuest()
  const message = 'Two of us would like to see the lights.\nIs there a date in winter?'
  const answer = await fetch(`${siteUrl}/api/requests/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Aino Korhonen', email, message }),
  })
  expect(await answer.json()).toEqual({ success: true })
  await expect.poll(() => linkIn(email), { timeout: 240_000 }).not.toBeNull()
  return { link: (await linkIn(email)) ?? '', email }
}

async function linkIn(email: string): Promise<string | null> {
  for (const { text } of await emailsAbout(email)) {
    const [link] = /http\S+\/operator\/[\w-]{56}/.exec(text) ?? []
    if (link) return link
  }
  return null
}

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an enquiry is answered with a note and becomes a booking, whose guest is sent the payment link', async ({
    page,
  }) => {
    const { link, email } = await anEnquiryPage()
    const { date } = await aDeparture(NORTHERN_LIGHTS.id, ({ availableSpots }) => availableSpots === 8)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact message')
    await expect(page.getByText('Is there a date in winter?')).toBeVisible()

    await press(page, 'Answered')
    await page.getByLabel('Note').fill('Called, they want two places')
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toHaveText('The enquiry is marked as answered.')
    await expect(page.getByText('“Called, they want two places”')).toBeVisible()

    await press(page, 'Make a booking of it')
    await page.getByLabel('Date').selectOption(date)
    await page.getByLabel('Amount in euros').fill('300')
    await press(page, 'See what changes')
    await expect(page.getByText('2 adults: 300 €, to be paid by')).toBeVisible()
    expect(page.url()).not.toContain('Aino')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Aino Korhonen')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await press(page, 'Confirm')
    await expect(page.getByRole('status')).toContainText('the payment link is on its way')
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Open booking LL-[A-Z0-9]{6}$/ })).toBeVisible()
    const pays = async () => (await emailsAbout(email)).some(({ text }) => text.includes('/booking/'))
    await expect.poll(pays, { timeout: 240_000 }).toBe(true)
  })
})

test('everyone can read an enquiry’s page, axe finds nothing on its forms, and it can be answered by keyboard alone', async ({
  page,
  reader,
}) => {
  const { link } = await anEnquiryPage()
  const { date } = await aDeparture(NORTHERN_LIGHTS.id, ({ availableSpots }) => availableSpots === 8)
  await expectReadable(reader, {
    address: link,
    shows: 'main :text("Is there a date in winter?")',
    isByLink: true,
  })
  const asked = `tour=${NORTHERN_LIGHTS.id}&day=${date}&adults=2&children=0&total=&private=no`
  for (const path of ['/answered', '/book', `/book?${asked}`]) {
    await page.goto(`${link}${path}`)
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }

  await page.goto(link)
  await page.getByRole('button', { name: 'Answered' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Answered')
  await page.getByLabel('Note').focus()
  await page.keyboard.type('Written back')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Written back”')).toBeVisible()
})
