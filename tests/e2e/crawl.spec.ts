import { expect, test } from '@/tests/e2e/test'
import { violationsOn } from '@/tests/e2e/accessibility'
import { PRIVATE_ROUTES, ROUTES } from '@/tests/e2e/routes'
import { siteUrl } from '@/tests/e2e/running-sites'

for (const route of ROUTES) {
  test(`${route} reads without a fault`, async ({ page }) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
    })
    for (const [width, reducedMotion] of [
      [320, 'reduce'],
      [1280, 'no-preference'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion })
      const response = await page.goto(route, { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await scrollThrough(page)
      expect(await violationsOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(faults).toEqual([])
  })
}

test('every page has its own title and description, and says where it lives', async ({ request }) => {
  const pages = await Promise.all(
    ROUTES.map(async (route) => ({ route, html: await htmlOf(request, route) })),
  )
  const titles = pages.map(({ html }) => /<title>(.*?)<\/title>/.exec(html)?.[1])
  expect(new Set(titles).size).toBe(ROUTES.length)
  for (const { route, html } of pages) {
    const isPrivate = PRIVATE_ROUTES.includes(route)
    expect(html.includes('noindex')).toBe(isPrivate)
    if (isPrivate) continue
    const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? ''
    expect(description.length).toBeGreaterThan(70)
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${route === '/' ? '' : route}"`)
    expect(html).toContain('property="og:image"')
  }
})

test('no link on any page leads nowhere, and no picture or file is missing', async ({ request }) => {
  const htmls = await Promise.all(ROUTES.map((route) => htmlOf(request, route)))
  const addresses = new Set(htmls.flatMap((html) => addressesIn(html)))
  expect(addresses.size).toBeGreaterThan(ROUTES.length)
  for (const address of addresses) {
    const [path = '', id] = address.split('#')
    const answer = await request.get(path || '/')
    expect({ address, status: answer.status() }).toEqual({ address, status: 200 })
    if (id) expect(await answer.text(), `${address} names a section`).toContain(`id="${id}"`)
  }
})

test('a page has one picture at most that is loaded first, and no other before it is near', async ({
  request,
}) => {
  for (const route of ROUTES) {
    const html = await htmlOf(request, route)
    const preloaded = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link)
    expect(
      preloaded.every((link) => link.includes('type="image/avif"')),
      route,
    ).toBe(true)
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([picture]) => picture)
    const first = pictures.filter((picture) => picture.includes('fetchPriority="high"'))
    const eager = pictures.filter((picture) => !picture.includes('loading="lazy"'))
    expect(first.length, route).toBeLessThanOrEqual(1)
    expect(preloaded.length, route).toBe(first.length)
    expect(eager, route).toEqual(first)
  }
})

test('pages, scripts, styles and calls come in Brotli where it is on offer, and in gzip elsewhere', async ({
  request,
}) => {
  const html = await htmlOf(request, '/')
  const files = [...html.matchAll(/"(\/_next\/static\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(3)
  const made = ['/api/availability?tourId=1', '/feed.xml', '/sitemap.xml', '/no-such-page']
  for (const address of [...ROUTES, ...files, ...made]) {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, deflate', 'gzip'],
    ] as const) {
      const answer = await request.get(address, { headers: { 'Accept-Encoding': accepted } })
      expect({ address, encoding: answer.headers()['content-encoding'] }).toEqual({ address, encoding })
    }
  }
})

test('the sitemap names every page that may be found, and robots names the sitemap', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  expect(found.sort()).toEqual(ROUTES.filter((route) => !PRIVATE_ROUTES.includes(route)).sort())
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
})

test('an address that does not exist has a page of our own, and is said not to exist', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

type Request = Parameters<Parameters<typeof test>[2]>[0]['request']

async function htmlOf(request: Request, route: string): Promise<string> {
  const answer = await request.get(route)
  expect(answer.status()).toBe(200)
  return answer.text()
}

/** Addresses on this site in the HTML: links, scripts, link previews, and pictures by the file they are made of. */
function addressesIn(html: string): readonly string[] {
  const plain = html.replaceAll('&amp;', '&')
  const attributes = [...plain.matchAll(/(?:href|src|content)="([^"]+)"/g)].map(([, address = '']) => address)
  const sets = [...plain.matchAll(/(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
  )
  return [...attributes, ...sets]
    .map((address) => (address.startsWith(siteUrl) ? address.slice(siteUrl.length) || '/' : address))
    .filter((address) => address.startsWith('/') && !address.startsWith('//'))
    .map((address) => new URL(address, siteUrl).searchParams.get('url') ?? address)
}

/** Have everything loaded that waits for the reader to come near. */
async function scrollThrough(page: Parameters<typeof violationsOn>[0]): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  // The header notices by an event that it stands over the picture again.
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'false')
}
