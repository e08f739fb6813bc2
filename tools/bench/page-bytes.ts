import { gzipSync } from 'node:zlib'
import { chromium, devices } from '@playwright/test'
import { findBrowserEnvironment } from '@/tools/suites/find-browser'

export type PageBytes = { readonly script: number; readonly css: number }

/**
 * Measure how many bytes of a page a phone's browser loads before any interaction. They are compressed here, so that
 * the result does not depend on how each server compresses.
 */
export async function measurePageBytes(addresses: readonly string[]): Promise<readonly PageBytes[]> {
  const { CHROMIUM_PATH } = await findBrowserEnvironment()
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
  })
  try {
    const measured: PageBytes[] = []
    for (const address of addresses) {
      const page = await browser.newPage(devices['Pixel 7'])
      const found: { readonly kind: string; readonly bytes: Promise<number> }[] = []
      page.on('response', (response) => {
        const kind = response.request().resourceType()
        if (kind !== 'script' && kind !== 'stylesheet') return
        found.push({ kind, bytes: response.body().then((body) => gzipSync(body).length) })
      })
      await page.goto(address, { waitUntil: 'networkidle' })
      const sum = async (kind: string) => {
        const sizes = await Promise.all(found.filter((one) => one.kind === kind).map(({ bytes }) => bytes))
        return sizes.reduce((total, size) => total + size, 0)
      }
      measured.push({ script: await sum('script'), css: await sum('stylesheet') })
      await page.close()
    }
    return measured
  } finally {
    await browser.close()
  }
}
