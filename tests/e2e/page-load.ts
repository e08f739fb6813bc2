import { type Page } from '@playwright/test'

/** What a browser asked for, by kind. */
export type PageLoad = {
  /** Of the answers of one kind, as they were served, in thousands of bytes. */
  readonly kilobytes: (kind: string) => number
  readonly count: number
}

/** Load a page and wait until it wants nothing more. What comes when the page has loaded and rests is left out. */
export async function loadOf(page: Page, path: string): Promise<PageLoad> {
  const found: { readonly kind: string; readonly bytes: Promise<number> }[] = []
  let isLoaded = false
  page.once('load', () => (isLoaded = true))
  page.on('requestfinished', (request) => {
    const kind = request.resourceType()
    if (isLoaded && kind !== 'script') return
    found.push({ kind, bytes: request.sizes().then(({ responseBodySize }) => responseBodySize) })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const sized = await Promise.all(found.map(async ({ kind, bytes }) => ({ kind, bytes: await bytes })))
  return {
    count: sized.length,
    kilobytes: (kind) =>
      sized.filter((one) => one.kind === kind).reduce((total, { bytes }) => total + bytes, 0) / 1000,
  }
}
