import { expect, test } from '@/tests/e2e/test'
import { company } from '@/content/company'
import { nextStartUrl } from '@/tests/e2e/running-sites'

/* The site under Next's own server, as a platform may run it: nothing of it depends on ours. */

/** Half of what one client may send in an hour is free: see lib/limits/limits.ts. */
const FREE = 60

for (const path of [
  '/',
  '/northern-lights-tour',
  '/blog/glass-igloos-lapland-complete-guide',
  '/no-such-page',
]) {
  test(`${path} comes alive under a policy`, async ({ page, context }) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    const response = await page.goto(nextStartUrl + path, { waitUntil: 'networkidle' })
    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
    expect(response?.headers()).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    await context.route(`${company.chatUrl}**`, (route) => route.fulfill({ body: 'Chat' }))
    const tab = context.waitForEvent('page')
    await page.getByRole('button', { name: /^Chat with us/ }).click()
    await expect(await tab).toHaveURL(company.chatUrl)
    expect(faults).toEqual([])
  })
}

test('what a stranger would have written into a page does not run', async ({ page }) => {
  await page.route(`${nextStartUrl}/`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', '<script>window.stranger = true</script></body>')
    await route.fulfill({ response, body })
  })
  await page.goto(`${nextStartUrl}/`)
  expect(await page.evaluate('window.stranger')).toBeUndefined()
})

test('calls answer, and its health is told', async ({ request }) => {
  expect(await (await request.get(`${nextStartUrl}/api/health`)).json()).toEqual({ status: 'ok' })
  const dates = await (await request.get(`${nextStartUrl}/api/availability?tourId=1`)).json()
  expect(dates.availableDates.length).toBeGreaterThan(0)
  expect((await request.get(`${nextStartUrl}/api/nowhere`)).status()).toBe(404)
})

test('whatever a client calls itself, it is counted: nobody is believed where no proxy is known', async () => {
  const statuses: number[] = []
  for (let index = 0; index <= FREE; index++) statuses.push(await write(`192.0.2.${index}`))
  expect(new Set(statuses.slice(0, FREE))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
})

async function write(client: string): Promise<number> {
  const answer = await fetch(`${nextStartUrl}/api/requests/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client, 'x-client-address': client },
    body: JSON.stringify({ name: 'Aino', email: 'aino@next-start.example', message: 'Moi' }),
  })
  return answer.status
}
