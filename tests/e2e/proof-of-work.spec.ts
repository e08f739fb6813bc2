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
  const workers = watchWorkers(page)
  const asked = page.waitForResponse((response) => response.status() === 429)
  await send(page, visitor)
  expect(await (await asked).json()).toMatchObject({ code: 'too_many_requests', challenge: {} })
  await expect(page.locator('#contact form').getByRole('status')).toContainText('Message sent successfully!')
  expect(workers).toHaveLength(1)
  expect(faults).toEqual([])
  await expect
    .poll(async () => (await lettersAbout(visitor.email)).length, { timeout: 20_000 })
    .toBeGreaterThan(2 * FREE)
})

test('a path that cannot be decoded is an unknown address, not a fault', async ({ request }) => {
  for (const path of ['/blog/%E0%A4%A', '/api/tours/%zz', '/og/%ff']) {
    expect((await fetch(`${siteUrl}${path}`)).status).toBe(404)
  }
  const put = await request.put('/api/requests/contact')
  expect(put.status()).toBe(405)
  expect(put.headers().allow).toBe('POST, OPTIONS')
  const options = await request.fetch('/api/requests/contact', { method: 'OPTIONS' })
  expect(options.headers().allow).toBe('POST, OPTIONS')
})

test('a form whose clock says that no person sent it is served too, and others load no solver', async ({
  page,
}) => {
  await page.goto('/')
  const asked: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/requests/')) asked.push(response.status())
  })
  const workers = watchWorkers(page)
  await send(page, aGuest())
  await expect(page.locator('#contact form').getByRole('status')).toContainText('Message sent successfully!')
  expect(asked).toEqual([200])
  expect(workers).toEqual([])

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

/** The workers that a page starts from here on. */
function watchWorkers(page: Page): readonly string[] {
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  return workers
}
