import { violationsOn } from '@/tests/e2e/accessibility'
import { bookAndPay } from '@/tests/e2e/book-and-pay'
import { aGuest } from '@/tests/e2e/booking-panel'
import { EMAILS, emailsAbout, siteUrl } from '@/tests/e2e/running-sites'
import { signIn } from '@/tests/e2e/sign-in'
import { expect, test } from '@/tests/e2e/test'
import { query } from '@/tests/e2e/the-books'

/* E-mails and people's data in the office, on a phone. */

test.use({ viewport: { width: 390, height: 844 } })

async function anEnquiry(): Promise<string> {
  const { email } = aGuest()
  await fetch(`${siteUrl}/api/requests/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Riikka Salo', email, message: 'Is there a date in winter?' }),
  })
  await expect.poll(async () => (await emailsAbout(email)).length, { timeout: 60_000 }).toBe(EMAILS)
  return email
}

test('an e-mail that failed is read, and sent again', async ({ page }) => {
  const email = await anEnquiry()
  await query(
    `UPDATE emails SET sent_at = NULL, failed_at = now(), tries = 5, last_error = 'mailbox full' WHERE recipient = $1`,
    [email],
  )
  await signIn(page)
  await page.goto('/office/emails')
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: 'Contact received' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact received' })).toBeVisible()
  await expect(page.getByText('Your message has arrived')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  const layout = await page.getByRole('link', { name: 'With its layout' }).getAttribute('href')
  const document = await page.request.get(layout ?? '')
  expect(document.headers()['content-security-policy']).toMatch(/^sandbox; default-src 'none'; /)
  expect(await document.text()).toContain('Your message has arrived')
  await page.getByRole('button', { name: 'Send again' }).click()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status')).toHaveText('The e-mail is sent again.')
  await expect
    .poll(async () => (await emailsAbout(email)).length, { timeout: 60_000 })
    .toBeGreaterThan(EMAILS)
})

test('what is stored about a guest is exported, and a coming tour keeps it', async ({ page }) => {
  const { email } = await bookAndPay()
  await signIn(page)
  await page.goto(`/office/bookings?q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: 'Aino Korhonen' }).click()
  await page.getByRole('link', { name: 'This person' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This person' })).toBeVisible()
  await expect(page.getByText('Payments and refunds')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('person.json')
  await page.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('kept, because the tour is still ahead')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('a visitor is erased, with the enquiry', async ({ page }) => {
  const email = await anEnquiry()
  await signIn(page)
  await page.goto('/office/enquiries')
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link').click()
  await page.getByRole('link', { name: 'This person' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This person' })).toBeVisible()
  await page.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('Enquiries to delete: 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('status')).toContainText('The data is erased')
  await page.goto('/office/enquiries?show=all')
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible()
  await expect(page.getByText(email)).toHaveCount(0)
})
