import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { bookAndPay, pageInEmails } from '@/tests/e2e/book-and-pay'
import { NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { expectReadable } from '@/tests/e2e/expect-readable'
import { letNightPass, thankGuest } from '@/tests/e2e/the-books'
import { siteUrl } from '@/tests/e2e/running-sites'
import { signIn } from '@/tests/e2e/sign-in'

/* A review from the e-mail to the pages, and its withdrawal. Rule: reviews (docs/rules.md) */

const WORDS = `One gap in the clouds, and we were under it (${process.pid}).`
const REPLY = 'The berry juice is waiting for you.'
const PHOTOGRAPH = 'Photograph from Hannah’s tour'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const said = (page: Page) => page.getByRole('status').first()

test('a guest who came writes a review; the office publishes and answers it; it is on the pages until the guest withdraws it', async ({
  browser,
  page,
  reader,
}) => {
  const { email, departure, link } = await bookAndPay()
  await letNightPass(departure.id)
  await thankGuest(email)
  const form = await pageInEmails(email, /http\S+\/review\/[\w-]{56}/)
  await expectReadable(reader, { address: form, shows: 'main form', isByLink: true })

  // The guest needs no script.
  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await guest.goto(form)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('How was it?')
  await guest.getByRole('radio', { name: '4 stars' }).check()
  await guest.getByLabel('Your words').fill(WORDS)
  await guest.getByLabel('First name').fill('Hannah')
  await guest.getByLabel('Country').fill('Germany')
  await guest.getByRole('checkbox', { name: /photograph/ }).check()
  await press(guest, 'Send review')
  await expect(said(guest)).toContainText('Thank you. Your review is with us.')
  expect(await publishedWords()).not.toContain(WORDS)

  await signIn(page)
  await page.goto('/office/reviews')
  await page.getByRole('link', { name: 'Hannah' }).first().click()
  await press(page, 'Publish')
  await press(page, 'Confirm')
  await expect(said(page)).toContainText('The review is published.')
  await page.goto(await pageInEmails(WORDS, /http\S+\/operator\/[\w-]{56}/))
  await press(page, 'Reply')
  await page.getByLabel('Reply').fill(REPLY)
  await press(page, 'See what changes')
  await press(page, 'Confirm')
  await expect(said(page)).toContainText('The reply is saved.')
  await press(page, 'Add a photograph')
  await page.getByLabel('Photograph').setInputFiles('package.json')
  await press(page, 'Confirm')
  await expect(page.getByLabel('Photograph')).toHaveAccessibleDescription(/not a JPEG, PNG or WebP file/)
  await expectReadable(reader, { address: page.url(), shows: 'main form', isByLink: true })
  await page.getByLabel('Photograph').setInputFiles('public/images/aurora-cabin-guests.webp')
  await press(page, 'Confirm')
  await expect(said(page)).toContainText('The photograph is shown with the review.')
  const photograph = await page.getByRole('img', { name: PHOTOGRAPH }).getAttribute('src')

  await expect.poll(publishedWords).toContain(WORDS)
  await expect.poll(publishedWords).toContain('/photographs/')
  for (const route of ['/', NORTHERN_LIGHTS.route]) {
    await page.goto(route)
    await expect(page.getByText(WORDS).first()).toBeAttached()
    await expect(page.getByText(REPLY).first()).toBeAttached()
    const shown = page.getByRole('img', { name: PHOTOGRAPH, includeHidden: true }).first()
    await shown.evaluate((picture) => picture.scrollIntoView())
    await expect.poll(() => shown.evaluate(widthOf)).toBeGreaterThan(0)
    expect(await page.evaluate(sumOfShifts), 'nothing moves').toBe(0)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Reviews' }).click()
  await expect(page).toHaveURL('/reviews')
  await expect(page.getByRole('article').filter({ hasText: WORDS })).toContainText('Booked and came in')
  await expectReadable(reader, { address: '/reviews', shows: 'main article' })
  expect(await (await fetch(`${siteUrl}/sitemap.xml`)).text()).toContain('/reviews</loc>')

  // The booking's page leads there too.
  await guest.goto(link)
  await guest.getByRole('link', { name: 'How was it?' }).click()
  await expect(guest.getByText('Your review is published')).toBeVisible()
  await expectReadable(reader, { address: form, shows: 'main article', isByLink: true })
  await press(guest, 'Withdraw review')
  await expect(said(guest)).toContainText('Your review is deleted')
  await expect.poll(publishedWords).not.toContain(WORDS)
  expect((await fetch(`${siteUrl}/reviews`)).status).toBe(404)
  expect((await fetch(`${siteUrl}${photograph}`)).status).toBe(404)
  await guest.context().close()
})

async function publishedWords(): Promise<string> {
  return (await fetch(`${siteUrl}/api/reviews`)).text()
}

/** Runs in the browser: the width of a picture that has loaded; 0 before. */
function widthOf(picture: Element): number {
  return picture instanceof HTMLImageElement ? picture.naturalWidth : 0
}

/** Runs in the browser: how much of the page has moved since it was opened. */
function sumOfShifts(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 500)
  })
}
