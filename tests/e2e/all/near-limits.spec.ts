import { expect, test, waitForScripts } from '@/tests/e2e/test'
import { aDeparture, aGuest, choose, FAMILY, fillIn, goToPay } from '@/tests/e2e/booking-panel'
import { sendMessage, watchWorkers } from '@/tests/e2e/contact-form'
import { emailsAbout, seatsLeft, siteUrl } from '@/tests/e2e/running-sites'

/** Half of a client's hourly limit is free; see lib/limits/limits.ts. */
const FREE = 60

/**
 * Confirmations that one address receives per day. Anyone can enter a stranger's address: this many e-mails are a
 * nuisance, more would be an attack. Further enquiries are saved and sent to the operator.
 */
const CONFIRMATIONS = 20

test('a client near its limits solves the proof automatically, under the strict policy, and is served', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text())
  })
  const visitor = aGuest()
  const client = { 'x-forwarded-for': '10.3.0.1' }
  for (let index = 0; index < FREE; index++) await writeAs(visitor, client)
  await page.setExtraHTTPHeaders(client)
  await page.goto('/')
  const workers = watchWorkers(page)
  const asked = page.waitForResponse((response) => response.status() === 429)
  await sendMessage(page, visitor)
  expect(await (await asked).json()).toMatchObject({ code: 'too_many_requests', challenge: {} })
  await expect(page.locator('#contact form').getByRole('status')).toContainText('Message sent successfully!')
  expect(workers).toHaveLength(1)
  expect(faults).toEqual([])
  await expect
    .poll(async () => (await emailsAbout(visitor.email)).length)
    .toBeGreaterThan(FREE + CONFIRMATIONS)
})

test('a guest who tries a third date in another tab solves the proof automatically and reaches the payment page', async ({
  browser,
}) => {
  const answers: number[] = []
  const departure = await aDeparture(FAMILY.id, ({ availableSpots }) => availableSpots === 16)
  for (let tab = 0; tab < 3; tab++) {
    // Tabs of one guest, or guests of one hotel: the same address, unaware of each other.
    const page = waitForScripts(await browser.newPage())
    await page.route('**/api/**', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '10.3.0.2' } }),
    )
    page.on('response', (response) => {
      if (response.url().endsWith('/api/checkout')) answers.push(response.status())
    })
    await page.goto(FAMILY.route)
    await choose(page, departure.date)
    await fillIn(page, aGuest())
    await goToPay(page)
    await page.close()
  }
  expect(answers).toEqual([200, 200, 429, 200])
  expect(await seatsLeft(FAMILY.id, departure.id)).toBe(13)
})

async function writeAs(
  { name, email }: { name: string; email: string },
  client: Record<string, string>,
): Promise<void> {
  const answer = await fetch(`${siteUrl}/api/requests/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...client },
    body: JSON.stringify({ name, email, message: 'Hello' }),
  })
  expect(answer.status).toBe(200)
}
