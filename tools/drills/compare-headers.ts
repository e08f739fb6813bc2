import { once } from 'node:events'
import { request } from 'node:http'
import { ask } from '@/tools/drills/ask'
import { type Finding, type Stage } from '@/tools/drills/check'
import { DOMAIN } from '@/tools/drills/start-proxy'

const PATHS = ['/', '/api/availability?tourId=1', '/film/hero-loop.h264.mp4', '/unknown', '/api/tours']
/** Headers that differ with each connection or response. */
const OWN_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'x-request-id']

/** Compare the headers of some responses with those that the site sends without a proxy. */
export async function compareHeaders({ proxy, sites }: Stage): Promise<Finding> {
  const added = new Set<string>()
  const wrong: string[] = []
  for (const path of PATHS) {
    const own = await askSite(sites[0].port, path)
    const { rawHeaders } = await ask(proxy, { path, headers: { 'accept-encoding': 'br' } })
    const received = pairsOf(rawHeaders)
    for (const name of new Set(own.map(([one]) => one))) {
      const [wanted, found] = [own, received].map((pairs) => valuesOf(pairs, name))
      if (found !== wanted) wrong.push(`${path} ${name}: ${found || 'missing'}`)
    }
    for (const [name] of received) if (!own.some(([one]) => one === name)) added.add(name)
  }
  const extra = [...added].filter((name) => !OWN_HEADERS.includes(name))
  return {
    seen: wrong.join('; ') || `all; added: ${extra.join(', ') || 'none'}`,
    isGood: wrong.length === 0 && extra.every((name) => name === 'server'),
  }
}

/** Request a path from the site itself, without the proxy. */
async function askSite(port: number, path: string): Promise<readonly (readonly [string, string])[]> {
  const headers = { host: DOMAIN, 'accept-encoding': 'br' }
  const asking = request({ host: '127.0.0.1', port, path, headers, agent: false }).end()
  const [response] = await once(asking, 'response')
  response.resume()
  return pairsOf(response.rawHeaders).filter(([name]) => !OWN_HEADERS.includes(name))
}

function pairsOf(rawHeaders: readonly string[]): readonly (readonly [string, string])[] {
  return rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? ''] as const] : [],
  )
}

/** All values of a header. The policy of a page that Next renders contains a nonce, which is different each time. */
function valuesOf(pairs: readonly (readonly [string, string])[], name: string): string {
  const values = pairs.filter(([one]) => one === name).map(([, value]) => value)
  return values.join(' and ').replace(/'nonce-[^']+'/g, '')
}
