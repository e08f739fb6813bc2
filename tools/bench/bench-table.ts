/** One measurement: the result of the bare app (or of the small database), the site's result, and the target. */
export type BenchRow = {
  readonly what: string
  readonly base: string
  readonly site: string
  readonly ratio: number | null
  readonly target: string
  /** Whether the target was reached; null if there is no target. */
  readonly isReached: boolean | null
}

type Compared = {
  readonly what: string
  readonly base: number
  readonly site: number
  readonly unit: string
  readonly atMost?: number | null
  readonly atLeast?: number
}

/** Compare a measurement of the site with its baseline. A target is a limit on the ratio. */
export function compareWithBaseline({ what, base, site, unit, atMost = null, atLeast }: Compared): BenchRow {
  const ratio = site / base
  const figures = {
    what,
    base: `${figure(base)} ${unit}`,
    site: `${figure(site)} ${unit}`,
    ratio,
  }
  if (atLeast !== undefined) return { ...figures, target: `≥ ${atLeast}`, isReached: ratio >= atLeast }
  if (atMost === null) return { ...figures, target: '', isReached: null }
  return { ...figures, target: `≤ ${atMost}`, isReached: ratio <= atMost }
}

/** Format measurements as a Markdown table. */
export function formatBenchTable(heading: string, rows: readonly BenchRow[]): string {
  const lines = rows.map(({ what, base, site, ratio, target, isReached }) =>
    [
      what,
      base,
      site,
      ratio?.toFixed(2) ?? '',
      target,
      isReached === null ? '' : isReached ? 'yes' : 'NO',
    ].join(' | '),
  )
  return [
    `\n### ${heading}\n`,
    '| What | Base | Site | Ratio | Target | Reached |',
    '| --- | ---: | ---: | ---: | --- | --- |',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n')
}

function figure(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1)
}
