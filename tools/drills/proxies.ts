import { markdownTable } from '@/tools/drills/markdown-table'
import { type Check, type Finding, type Stage } from '@/tools/drills/check'
import { CHECKS } from '@/tools/drills/proxy-checks'
import { dataFolder } from '@/tools/data-folder'
import { LOAD_CHECKS } from '@/tools/drills/load-checks'
import { SLOW_CHECKS } from '@/tools/drills/slow-checks'
import { DOMAIN, type ProxyName, startProxy } from '@/tools/drills/start-proxy'
import { openTwoSites } from '@/tools/drills/two-sites'
import { type StoppableWork } from '@/tools/process/run-until-stopped'

const PROXIES: readonly { readonly name: ProxyName; readonly clients: Stage['clients'] }[] = [
  { name: 'caddy', clients: ['127.0.1.1', '127.0.1.2'] },
  { name: 'nginx', clients: ['127.0.2.1', '127.0.2.2'] },
]

type Row = Finding & Pick<Check, 'name' | 'expected'>

/**
 * Try the site behind Debian's Caddy and nginx, with the configurations of `npm run host`, TLS and HTTP/2: two
 * instances on loopback, about six minutes for each proxy. Prints a table as in docs/decisions/own-machine.md.
 *
 * @returns  the exit code: 1 if something is not as expected
 */
export const drillProxies: StoppableWork = async (context) => {
  const { disposables, signal } = context
  const sites = await openTwoSites(`https://${DOMAIN}`, context)
  const columns: { readonly version: string; readonly rows: readonly Row[] }[] = []
  for (const { name, clients } of PROXIES) {
    const folder = dataFolder(`drill-${name}`)
    const proxy = await startProxy(name, { folder, sitePorts: sites.map(({ port }) => port) })
    disposables.add(proxy.stop)
    const rows: Row[] = []
    for (const check of [...CHECKS, ...SLOW_CHECKS, ...LOAD_CHECKS]) {
      signal.throwIfAborted()
      const finding = await check.run({ proxy, sites, clients }).catch(failed)
      console.log(`${proxy.version}: ${check.name}: ${finding.seen}${finding.isGood ? '' : ' (WRONG)'}`)
      rows.push({ ...finding, name: check.name, expected: check.expected })
    }
    columns.push({ version: proxy.version, rows })
    await proxy.stop()
  }
  console.log(`\n${tableOf(columns)}`)
  return columns.every(({ rows }) => rows.every(({ isGood }) => isGood)) ? 0 : 1
}

function failed(error: unknown): Finding {
  return { seen: error instanceof Error ? error.message : String(error), isGood: false }
}

function tableOf(columns: readonly { readonly version: string; readonly rows: readonly Row[] }[]): string {
  const heads = ['Check', 'Expected', ...columns.map(({ version }) => version)]
  const lines = (columns[0]?.rows ?? []).map(({ name, expected }, index) => [
    name,
    expected,
    ...columns.map(({ rows }) => `${rows[index]?.isGood ? '' : 'WRONG: '}${rows[index]?.seen ?? ''}`),
  ])
  return markdownTable(heads, lines)
}
