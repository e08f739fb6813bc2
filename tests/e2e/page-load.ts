import { gzipSync } from 'node:zlib'
import { type Page, type Request } from '@playwright/test'

const TEXTS = ['document', 'script', 'stylesheet']

/** Counted even after the load event, because whether they load before it is chance. */
const WHENEVER = ['script', 'image']

/** The browser's requests, by type. */
export type PageLoad = {
  /** Size of the responses of one type, in kB; text in gzip, like the bare app in the benchmark. */
  readonly kilobytes: (kind: string) => number
  readonly count: number
}

/** Load a page and wait until it is idle. A film or call after the load event does not count. */
export async function loadOf(page: Page, path: string): Promise<PageLoad> {
  const found: { readonly kind: string; readonly bytes: Promise<number> }[] = []
  let isLoaded = false
  page.once('load', () => (isLoaded = true))
  page.on('requestfinished', (request) => {
    const kind = request.resourceType()
    if (isLoaded && !WHENEVER.includes(kind)) return
    found.push({ kind, bytes: TEXTS.includes(kind) ? packedSizeOf(request) : servedSizeOf(request) })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const sized = await Promise.all(found.map(async ({ kind, bytes }) => ({ kind, bytes: await bytes })))
  return {
    count: sized.length,
    kilobytes: (kind) =>
      sized.filter((one) => one.kind === kind).reduce((total, { bytes }) => total + bytes, 0) / 1000,
  }
}

async function packedSizeOf(request: Request): Promise<number> {
  const response = await request.response()
  return response ? gzipSync(await response.body()).length : 0
}

async function servedSizeOf(request: Request): Promise<number> {
  return (await request.sizes()).responseBodySize
}
