import { expect, test } from '@/tests/e2e/test'
import { aDeparture, choose, NORTHERN_LIGHTS } from '@/tests/e2e/booking-panel'
import { loadOf } from '@/tests/e2e/page-load'

test('the sky is shown for a selected date, and not before', async ({ page }) => {
  const { date } = await aDeparture(NORTHERN_LIGHTS.id, ({ availableSpots }) => availableSpots === 8)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(NORTHERN_LIGHTS.route)
  await expect(page.getByRole('grid')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/nights/'))).toEqual([])
  await expect(page.getByRole('region', { name: 'Your night' })).toHaveCount(0)
  await choose(page, date)
  await expect(page.getByRole('region', { name: 'Your night' })).toContainText(/the moon \(.+ % lit\)/)
  expect(asked).toContain(`/nights/${date.slice(0, 7)}.json`)
})

test('a month of nights is cached for at least an hour', async ({ request }) => {
  const answer = await request.get(`/nights/${new Date().getFullYear()}-12.json`)
  expect(answer.status()).toBe(200)
  const [, seconds] = /max-age=(\d+)/.exec(answer.headers()['cache-control'] ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(3600)
  expect((await answer.json()).days).toHaveLength(31)
  expect((await request.get('/nights/2001-12.json')).status()).toBe(404)
})

test('the chart of the season is readable on a phone, in print and in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/rovaniemi-sky')
  const chart = page.getByRole('img', { name: /^The darkness of each night/ })
  const hours = chart.getByText(/^\d\d:00$/).filter({ visible: true })
  const boxes = await hours.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  )
  const gaps = boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(8)

  const fills = () =>
    chart
      .locator('rect, path[class^="fill-"]:not(.fill-none)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fill))
  await page.emulateMedia({ media: 'print' })
  const printed = await fills()
  expect(printed).toHaveLength(5)
  expect(new Set(printed).size, 'day, three twilights and the dark').toBe(5)
  await expect(page.getByRole('link', { name: 'Home' }).filter({ visible: true })).toHaveCount(0)

  await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'light' })
  const text = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(await hours.first().evaluate((one) => getComputedStyle(one).fill)).toBe(text)
  const ring = chart.locator('circle').first()
  expect(await ring.evaluate((one) => getComputedStyle(one).stroke)).toBe(text)
})

test('the sky page loads no script of its own', async ({ page }) => {
  const load = await loadOf(page, '/rovaniemi-sky')
  expect(load.kilobytes('script')).toBeLessThanOrEqual(145.5)
})
