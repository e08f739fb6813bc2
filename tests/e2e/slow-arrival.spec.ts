import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@/tests/e2e/test'
import { siteUrl } from '@/tests/e2e/running-sites'
import { entries, watch } from '@/tests/e2e/watch'

/* A page on a slow line, which arrives in pieces. */

/** Long enough for several frames. */
const PAUSE_MS = 200

for (const path of ['/', '/northern-lights-tour', '/blog/best-time-northern-lights-lapland-2025']) {
  test(`nothing moves on the first screen of ${path} while it arrives`, async ({ page }) => {
    const site = await openSlowSite()
    await watch(page, 'layout-shift')
    await page.goto(site.url + path)
    expect(await entries(page)).toEqual([])
    await site.close()
  })
}

/** The site, with a pause after each line of a page's first screen. */
async function openSlowSite() {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(siteUrl + url)
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    if (answer.headers.get('content-type')?.startsWith('text/html'))
      await sendSlowly(response, await answer.text())
    response.end(answer.bodyUsed ? undefined : Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(closed)
        server.closeAllConnections()
      }),
  }
}

async function sendSlowly(response: ServerResponse, html: string): Promise<void> {
  const end = html.indexOf('</section>', html.indexOf('<h1'))
  for (const line of html.slice(0, end).split(/(?<=<\/(?:h1|p|dl)>)/)) {
    response.write(line)
    await wait(PAUSE_MS)
  }
  response.write(html.slice(end))
}
