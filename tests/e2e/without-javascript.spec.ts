import { type Page } from '@playwright/test'
import { expect, test } from '@/tests/e2e/test'
import { SAMPLES } from '@/tests/e2e/page-templates'
import { PRIVATE_ROUTES, ROUTES } from '@/tests/e2e/routes'
import { isExhaustive } from '@/tests/support/tier'
import { company } from '@/content/company'

test.use({ javaScriptEnabled: false })

const PUBLIC = ROUTES.filter((route) => !PRIVATE_ROUTES.includes(route))
const ONE_OF_EACH = PUBLIC.filter((route) => SAMPLES.some(({ address }) => address === route))

test('pages are complete without JavaScript', async ({ page }) => {
  for (const route of isExhaustive ? PUBLIC : ONE_OF_EACH) {
    await page.goto(route)
    await expect(page.locator('h1')).toBeVisible()
    const text = await page.locator('main').innerText()
    expect(text.split(/\s+/).length, route).toBeGreaterThan(route.startsWith('/blog/') ? 900 : 80)
    // An editor’s note.
    expect(text, route).not.toMatch(/[[\]]/)
  }
})

test('forms say that they cannot send, and put nothing into the URL', async ({ page }) => {
  for (const route of ['/', '/customized-tour', '/transportation-customized']) {
    await page.goto(route)
    await page.getByLabel('Full Name').fill('Aino')
    await page.getByLabel('Email Address').fill('aino@example.com')
    await page.getByLabel(/Message|Pickup and Destination/).fill('Something private')
    await page.getByLabel('Full Name').press('Enter')
    await expect(page.getByText('Sending needs JavaScript.')).toBeVisible()
    await expect(page).toHaveURL(route)
  }
})

test('a tour’s page says how to book, and its structured data has the prices on sale', async ({
  page,
  request,
}) => {
  await page.goto('/northern-lights-tour')
  await expect(page.getByText('Booking needs JavaScript.')).toBeVisible()
  await expect(page.getByText('Loading tour data...')).toBeHidden()
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const offers = texts
    .map((text) => JSON.parse(text))
    .find((facts) => facts['@type'] === 'TouristTrip').offers
  const sold = (await (await request.get('/api/tours')).json()).find((tour: { id: number }) => tour.id === 1)
  expect(offers.map((offer: { price: number }) => offer.price)).toEqual([sold.adult_price, sold.child_price])
})

test('the home page has its pictures', async ({ page }) => {
  await page.goto('/')
  await expectPictures(page)
})

test('the home page has its pictures if an extension blocks scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: true })
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" }
    await route.fulfill({ response, headers })
  })
  await page.goto('/')
  await expectPictures(page)
  await page.close()
})

async function expectPictures(page: Page): Promise<void> {
  const picture = page.locator('#tours img').first()
  await page.locator('#tours').scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0)
  await expect(picture).toBeVisible()
}

test('if scripts do not load, our phone number appears after eight seconds', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: true })
  await page.route('/northern-lights-tour', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" }
    await route.fulfill({ response, headers })
  })
  await page.goto('/northern-lights-tour')
  const help = page.getByText('Still nothing? Call')
  await expect(page.getByText('Loading tour data...')).toBeVisible()
  const delays = await help.evaluate((line) =>
    line.getAnimations().map(({ effect }) => effect?.getTiming().delay),
  )
  expect(delays).toEqual([8000])
  await help.evaluate((line) => line.getAnimations().forEach((animation) => animation.finish()))
  await expect(help.getByRole('link', { name: company.phone })).toBeVisible()
  await page.close()
})
