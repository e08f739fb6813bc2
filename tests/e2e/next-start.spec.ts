import { expect, test } from '@/tests/e2e/test'
import { expectAlive } from '@/tests/e2e/expect-alive'
import { nextStartUrl } from '@/tests/e2e/running-sites'

/* The site under Next's own server, as a platform may run it: nothing of it depends on ours. */

test('a page comes alive under a policy', async ({ page }) => {
  await expectAlive(page, '/northern-lights-tour')
})

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
