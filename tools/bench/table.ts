/** One line of the bench: what the bare app or the small database does, what the site does, and what is asked for. */
export type Row = {
  readonly what: string
  readonly base: string
  readonly site: string
  readonly ratio: number | null
  readonly target: string
  /** Null where nothing is asked for. */
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

/** A line that compares two numbers. */
export function compare({ what, base, site, unit, atMost = null, atLeast }: Compared): Row {
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

/** All lines as a Markdown table. */
export function writeTable(heading: string, rows: readonly Row[]): string {
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
