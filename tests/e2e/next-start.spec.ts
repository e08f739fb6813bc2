import { expect, test } from '@/tests/e2e/test'
import { expectAlive } from '@/tests/e2e/expect-alive'
import { nextStartUrl } from '@/tests/e2e/running-sites'

/* The site under Next's own server, as on a platform: it works without ours. */

test('a page hydrates under a content security policy', async ({ page }) => {
  await expectAlive(page, '/northern-lights-tour')
})

test('an injected script does not run', async ({ page }) => {
  await page.route(`${nextStartUrl}/`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', '<script>window.stranger = true</script></body>')
    await route.fulfill({ response, body })
  })
  await page.goto(`${nextStartUrl}/`)
  expect(await page.evaluate('window.stranger')).toBeUndefined()
})

test('API calls and the health check respond', async ({ request }) => {
  expect(await (await request.get(`${nextStartUrl}/api/health`)).json()).toEqual({ status: 'ok' })
  const dates = await (await request.get(`${nextStartUrl}/api/availability?tourId=1`)).json()
  expect(dates.availableDates.length).toBeGreaterThan(0)
  expect((await request.get(`${nextStartUrl}/api/nowhere`)).status()).toBe(404)
})
