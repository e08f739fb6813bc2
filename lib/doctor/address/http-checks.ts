import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Reply } from '@/lib/doctor/address/ask'
import { type Check, fault, good, judge, type CheckResult } from '@/lib/doctor/check-result'
import { networkErrorText } from '@/lib/doctor/network-error-text'
import { type Site } from '@/lib/doctor/site'
import { siteHeaders } from '@/lib/server/request/security-headers'

/** A page that exists, with a query that redirects must preserve. */
const PATH = '/blog?doctor=1'

/** Maximum number of redirects: a CDN that asks the origin without TLS causes an endless loop. */
const MAX_HOPS = 5

const NEEDS = ['dns.site', 'proxy.identity'] as const

export const HTTP_CHECKS: readonly Check[] = [
  { name: 'http.redirects', needs: NEEDS, look: lookAtRedirects },
  { name: 'http.headers', needs: NEEDS, look: lookAtHeaders },
  { name: 'http.compressed', needs: NEEDS, look: lookAtCompression },
]

async function lookAtRedirects(site: Site): Promise<CheckResult> {
  const { origin, hostname, port } = new URL(site.settings.SITE_URL ?? '')
  const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`
  const hasOther = (await site.dns(other, 'A')).kind === 'found'
  const starts = [
    ...(port ? [] : [`http://${hostname}`]),
    ...(hasOther ? [`http://${other}`, `https://${other}`] : []),
  ]
  const wanted = `${origin}${PATH}`
  const found = await Promise.all(
    starts.map(async (start) => ({ start, ...(await follow(site, start + PATH)) })),
  )
  const bad = found.filter(({ hops, end }) => hops.length !== 1 || end !== wanted)
  if (bad.length === 0) return good(`one hop from ${starts.join(', ') || 'nowhere else'}`)
  const seen = bad.map(
    ({ start, hops, end }) => `${start}: ${hops.join(', ') || 'no redirect'}, ends at ${end}`,
  )
  return fault(seen.join('; '), `redirect each with one 301 or 308 to ${origin}, with path and query`)
}

/** Follow redirects, and list each with the server that sent it, and where they end. */
async function follow(
  site: Site,
  start: string,
): Promise<{ readonly hops: readonly string[]; readonly end: string }> {
  const hops: string[] = []
  let end = start
  while (hops.length < MAX_HOPS) {
    try {
      const { status, headers } = await site.ask(end)
      const [location] = headers.location ?? []
      if (status < 300 || status >= 400 || !location) return { hops, end }
      hops.push(`${status} by ${headers.server?.[0] ?? 'an unnamed server'}`)
      end = new URL(location, end).href
    } catch (error) {
      return { hops, end: `${end} (${networkErrorText(error)})` }
    }
  }
  return { hops, end }
}

async function lookAtHeaders(site: Site): Promise<CheckResult> {
  const { SITE_URL: url = '', HSTS: hsts = 'host' } = site.settings
  const { headers } = await site.ask(url)
  const wanted = Object.entries(siteHeaders(hsts))
  const wrong = wanted.flatMap(([name, value]) => {
    const values = headers[name.toLowerCase()] ?? []
    if (values.length === 1 && values[0] === value) return []
    return [values.length === 0 ? `no ${name}` : `${name}: ${values.join(' and ')}`]
  })
  const policies = headers['content-security-policy']?.length ?? 0
  return judge(`${wanted.length + 1} headers, each once`, [
    [
      wrong.length > 0,
      wrong.join(', '),
      'remove the header block of the proxy or CDN: the site sends its own',
    ],
    [
      policies !== 1,
      `${policies} Content-Security-Policy`,
      'remove the header block of the proxy or CDN: the site sends its own',
    ],
  ])
}

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }

type Encoding = keyof typeof DECODERS

async function lookAtCompression(site: Site): Promise<CheckResult> {
  const { SITE_URL: url = '' } = site.settings
  const page = await Promise.all(
    (['br', 'gzip', 'identity'] as const).map(async (encoding) => ({
      encoding,
      reply: await site.ask(url, { headers: { 'accept-encoding': encoding } }),
    })),
  )
  const wrong = page
    .filter(({ encoding, reply }) => !isEncoded(reply, encoding))
    .map(({ encoding }) => encoding)
  const health = [await site.ask(`${url}/api/health`), await site.ask(`${url}/api/health`)]
  const isKept = health.some(
    ({ headers }) => headers.age !== undefined || !/no-store/.test(headers['cache-control']?.[0] ?? ''),
  )
  return judge(page.map(({ encoding, reply }) => `${encoding} ${reply.body.length} bytes`).join(', '), [
    [
      wrong.length > 0,
      `not as asked: ${wrong.join(', ')}`,
      'let the proxy pass answers on as they are: no encode, no gzip',
    ],
    [isKept, '/api/health comes from a cache', 'the CDN must respect Cache-Control: no-store'],
  ])
}

function isEncoded({ headers, body }: Reply, encoding: Encoding): boolean {
  if ((headers['content-encoding']?.[0] ?? 'identity') !== encoding) return false
  try {
    return /<html/i.test(DECODERS[encoding](body).toString())
  } catch {
    return false
  }
}
