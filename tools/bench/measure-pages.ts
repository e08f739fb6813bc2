import { runLighthouse } from '@/tools/bench/lighthouse'
import { type BenchSites } from '@/tools/bench/prepare-bench-sites'
import { measurePageBytes } from '@/tools/bench/page-bytes'
import { BARE_PAGE_PATH, BENCH_PAGES } from '@/tools/bench/pages'
import { compareWithBaseline, type BenchRow } from '@/tools/bench/bench-table'

const CSS_LIMIT_KB = 17
const BLOCKING_LIMIT_MS = 50

/** Measure the script and CSS of each type of page, and compare them with the bare page's. */
export async function measurePageWeights({ site, bare }: BenchSites): Promise<readonly BenchRow[]> {
  const addresses = [`${bare.url}${BARE_PAGE_PATH}`, ...BENCH_PAGES.map(({ path }) => `${site.url}${path}`)]
  const [base, ...found] = await measurePageBytes(addresses)
  return BENCH_PAGES.flatMap(({ name, scriptLimit }, index) => {
    const { script = NaN, css = NaN } = found[index] ?? {}
    return [
      compareWithBaseline({
        what: `script, ${name}`,
        base: (base?.script ?? NaN) / 1000,
        site: script / 1000,
        unit: 'kB',
        atMost: scriptLimit,
      }),
      {
        what: `CSS, ${name}`,
        base: '',
        site: `${(css / 1000).toFixed(1)} kB`,
        ratio: null,
        target: `≤ ${CSS_LIMIT_KB} kB`,
        isReached: css <= CSS_LIMIT_KB * 1000,
      },
    ]
  })
}

/** Get Lighthouse's results for each type of page, and compare them with the bare page's. */
export async function measurePageScores(
  { site, bare }: BenchSites,
  signal: AbortSignal,
): Promise<readonly BenchRow[]> {
  const base = await runLighthouse(`${bare.url}${BARE_PAGE_PATH}`, signal)
  const rows: BenchRow[] = []
  for (const { name, path } of BENCH_PAGES) {
    console.log(`Lighthouse: ${name}`)
    const found = await runLighthouse(`${site.url}${path}`, signal)
    rows.push(
      line(`performance, ${name}`, [base.score, found.score], {
        target: '100',
        isReached: found.score >= 100,
      }),
      line(`layout shift, ${name}`, [base.shift, found.shift], { target: '0', isReached: found.shift === 0 }),
      line(`blocking ms, ${name}`, [base.blockingMs, found.blockingMs], {
        target: `< ${BLOCKING_LIMIT_MS}`,
        isReached: found.blockingMs < BLOCKING_LIMIT_MS,
      }),
      line(`largest paint ms, ${name}`, [base.largestPaintMs, found.largestPaintMs], {
        target: '',
        isReached: null,
      }),
    )
  }
  return rows
}

function line(
  what: string,
  [base, site]: readonly [number, number],
  asked: Pick<BenchRow, 'target' | 'isReached'>,
): BenchRow {
  const [before, after] = [base, site].map((value) => String(Math.round(value * 1000) / 1000))
  return { what, base: before ?? '', site: after ?? '', ratio: null, ...asked }
}
