import { expect, type Page, test } from '@playwright/test'
import { aGuest } from '@/tests/e2e/booking-panel'
import { lettersAbout, siteUrl } from '@/tests/e2e/services'

/** Half of what one e-mail address may send in a day is free: see lib/limits/limits.ts. */
const FREE = 20

test('a client near its limits solves the proof by itself, under the strict policy, and is served', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text())
  })
  const visitor = aGuest()
  for (let index = 0; index < FREE; index++) await writeAs(visitor)
  await page.goto('/')
  const scripts = watchScripts(page)
  const asked = page.waitForResponse((response) => response.status() === 429)
  await send(page, visitor)
  expect(await (await asked).json()).toMatchObject({ code: 'too_many_requests', challenge: {} })
  await expect(page.locator('#contact form').getByRole('status')).toContainText('Message sent successfully!')
  expect(scripts.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await expect
    .poll(async () => (await lettersAbout(visitor.email)).length, { timeout: 20_000 })
    .toBeGreaterThan(2 * FREE)
})

test('a form sent faster than a person can is served too, and one at leisure loads no solver', async ({
  page,
}) => {
  await page.goto('/')
  const asked: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/requests/')) asked.push(response.status())
  })
  await page.waitForTimeout(2000)
  const scripts = watchScripts(page)
  await send(page, aGuest())
  await expect(page.locator('#contact form').getByRole('status')).toContainText('Message sent successfully!')
  expect(asked).toEqual([200])
  expect(scripts).toEqual([])

  // A clock that says no time has passed.
  await page.addInitScript(() => (performance.now = () => 1))
  await page.reload()
  await send(page, aGuest())
  await expect(page.locator('#contact form').getByRole('status')).toContainText('Message sent successfully!')
  expect(asked).toEqual([200, 429, 200])
})

async function writeAs({ name, email }: { name: string; email: string }): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/requests/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, message: 'Hello' }),
  })
  expect(answer.status).toBe(200)
}

async function send(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  const form = page.locator('#contact form')
  await form.getByLabel('Full Name').fill(name)
  await form.getByLabel('Email Address').fill(email)
  await form.getByLabel('Message').fill('Is there snow in November?')
  await form.getByRole('button', { name: 'Send Message' }).click()
}

/** The scripts that a page loads from here on. */
function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}
