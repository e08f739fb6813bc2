import { type IncomingMessage, type ServerResponse } from 'node:http'

/** The office's pages; `/office.js` and similar are files. */
const OFFICE_PAGE = /^\/office(?:[/?]|$)/

/** Preloads by Next; those of scripts, and of styles that only its error page needs, are dropped with the scripts. */
const PRELOADS = /<link rel="(?:module)?preload"[^<>]*>/g

const SCRIPT_END = '</script>'

/** Whether a URL is a page of the office. */
export function isOfficePage(url: string | undefined): boolean {
  return OFFICE_PAGE.test(url ?? '')
}

/**
 * Send the office's pages without Next's scripts, which are 135 kB of every page: here each press of a button loads a
 * page. Under a server other than ours the pages have those scripts and work the same.
 *
 * Decision: docs/decisions/office-without-next-scripts.md
 */
export function dropOfficeScripts({ url }: IncomingMessage, response: ServerResponse): void {
  if (!isOfficePage(url)) return
  const parts: Buffer[] = []
  const write = response.write.bind(response) as Write
  const end = response.end.bind(response) as (...body: readonly unknown[]) => ServerResponse
  const isPage = () => String(response.getHeader('Content-Type')).startsWith('text/html')
  response.write = ((...[chunk, encoding, ...rest]: Parameters<Write>) => {
    if (!isPage()) return write(chunk, encoding, ...rest)
    parts.push(toBuffer(chunk, encoding))
    const done = [encoding, ...rest].find((one) => typeof one === 'function')
    if (done) process.nextTick(done as () => void)
    return true
  }) as ServerResponse['write']
  response.end = ((chunk?: unknown, encoding?: unknown, ...rest: readonly unknown[]) => {
    if (!isPage()) return end(chunk, encoding, ...rest)
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
      parts.push(toBuffer(chunk, encoding))
    if (!response.headersSent) response.removeHeader('Content-Length')
    const done = [chunk, encoding, ...rest].find((one) => typeof one === 'function')
    return end(withoutNextScripts(Buffer.concat(parts).toString()), ...(done ? [done] : []))
  }) as ServerResponse['end']
}

/** Leave out the scripts that Next writes into a page; a script with `data-office` is ours. */
export function withoutNextScripts(html: string): string {
  const [start = '', ...scripts] = html.split('<script')
  const kept = scripts.map((script) => {
    const [tag = ''] = script.split('>', 1)
    if (tag.includes(' data-office')) return `<script${script}`
    const end = script.indexOf(SCRIPT_END)
    return end === -1 ? '' : script.slice(end + SCRIPT_END.length)
  })
  return [start, ...kept]
    .join('')
    .replaceAll(PRELOADS, (link) => (/ as="(?:script|style)"/.test(link) ? '' : link))
}

type Write = (chunk: unknown, ...rest: readonly unknown[]) => boolean

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  return Buffer.from(chunk as Uint8Array)
}
