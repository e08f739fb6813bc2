import { type Locator, type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { aGuest } from '@/tests/e2e/booking-panel'
import { type Email, EMAILS, emailsAbout } from '@/tests/e2e/running-sites'

const THANKS_FOR_JOURNEY = "✓ Request sent successfully! We'll contact you soon."
const THANKS_FOR_WISH = "Thank you! We'll get back to you as soon as possible to discuss your custom tour."

test('a visitor writes to us from the home page, is asked for missing fields, and both e-mails arrive', async ({
  page,
}) => {
  const visitor = aGuest()
  await page.goto('/')
  const form = page.locator('#contact form')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByLabel('Full Name')).toBeFocused()
  await expect(form.getByRole('alert')).toBeEmpty()
  await fillInMessage(form, visitor)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('status')).toContainText('Message sent successfully!')
  await expect(form.getByLabel('Message')).toHaveValue('')
  expect(await violationsOn(page)).toEqual([])
  await expect(form.getByRole('status')).toBeEmpty()

  const { forVisitor, forOperator } = await bothEmails(visitor.email)
  expect(forVisitor?.subject).toBe('We have received your message')
  expect(forVisitor?.text).not.toContain('snow in November')
  expect(forOperator?.subject).toBe('New Contact Message')
  expect(forOperator?.text).toContain('Is there snow in November?')
})

test('a message that cannot be sent stays in the form, and the next try sends it once', async ({ page }) => {
  const visitor = aGuest()
  await page.goto('/')
  const form = page.locator('#contact form')
  await fillInMessage(form, visitor)
  // The message is received, but the response is lost.
  await page.route('**/api/requests/contact', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('alert')).toContainText('Error sending message:')
  await expect(form.getByLabel('Message')).toHaveValue('Is there snow in November?')
  expect(await violationsOn(page)).toEqual([])
  await page.unroute('**/api/requests/contact')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('status')).toContainText('Message sent successfully!')
  await bothEmails(visitor.email)
})

test('a group too large for a tour takes date, tour and party along to the request, and the office reads them', async ({
  page,
}) => {
  const visitor = aGuest()
  await page.goto('/customized-tour?tour=northern-lights-tour&date=2026-12-12&adults=12&children=0#request')
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send Request' }) })
  const chosen = 'Guaranteed Northern Lights Tour, Saturday, 12 December 2026, 12 adults'
  await expect(form.getByLabel('Message')).toHaveValue(`${chosen}\n`)
  await form.getByLabel('Full Name').fill(visitor.name)
  await form.getByLabel('Email Address').fill(visitor.email)
  await form.getByLabel('Message').press('ControlOrMeta+End')
  await form.getByLabel('Message').pressSequentially('Could you take all of us?')
  await form.getByRole('button', { name: 'Send Request' }).click()
  await expect(form.getByRole('status')).toHaveText(THANKS_FOR_WISH)
  const { forOperator } = await bothEmails(visitor.email)
  expect(forOperator?.subject).toBe('New Customized Tour Request')
  expect(forOperator?.text).toContain(chosen)
  expect(forOperator?.text).toContain('Could you take all of us?')
})

test('a visitor requests transport', async ({ page }) => {
  const visitor = aGuest()
  await page.goto('/transportation-customized')
  await askForJourney(page, visitor)
  const { forOperator } = await bothEmails(visitor.email)
  expect(forOperator?.subject).toBe('New Transportation Request: Private Customized Transportation')
  expect(forOperator?.text).toContain('Rovaniemi airport')
})

async function fillInMessage(form: Locator, visitor: { name: string; email: string }): Promise<void> {
  await form.getByLabel('Full Name').fill(visitor.name)
  await form.getByLabel('Email Address').fill(visitor.email)
  await form.getByLabel('Message').fill('Is there snow in November?')
}

async function askForJourney(page: Page, visitor: { name: string; email: string }): Promise<void> {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send Request' }) })
  await form.getByLabel('Full Name').fill(visitor.name)
  await form.getByLabel('Email Address').fill(visitor.email)
  await form.getByLabel('Pickup and Destination').fill('Rovaniemi airport to Levi')
  await form.getByRole('button', { name: 'Send Request' }).click()
  await expect(form.getByRole('status')).toHaveText(THANKS_FOR_JOURNEY)
}

/** The e-mails about an enquiry, and no others. */
async function bothEmails(address: string): Promise<{ forVisitor?: Email; forOperator?: Email }> {
  await expect.poll(async () => (await emailsAbout(address)).length).toBe(EMAILS)
  const emails = await emailsAbout(address)
  const isForVisitor = (email: Email) => JSON.stringify(email.to).includes(address)
  return {
    forVisitor: emails.find(isForVisitor),
    forOperator: emails.find((email) => !isForVisitor(email)),
  }
}
