import { markdownTable } from '@/tools/drills/markdown-table'

/** One try: what was killed, and what was observed. Times are in seconds after the kill. */
export type Row = {
  readonly killed: string
  /** How many buyers had had a response, and how many events had been acknowledged, when the server was killed. */
  readonly told: number
  readonly promotedAfter: number | null
  readonly soldAfter: number | null
  readonly asked: number
  readonly retries: number
  readonly connections: number
  readonly waiting: number
  readonly sold: number
  readonly unheard: number
  /** Everything that was not as expected. */
  readonly faults: readonly string[]
}

const COLUMNS: readonly (readonly [string, (row: Row) => string | number])[] = [
  ['Killed', ({ killed }) => killed],
  ['Told before', ({ told }) => told],
  ['Promoted after', ({ promotedAfter }) => seconds(promotedAfter)],
  ['Sells again after', ({ soldAfter }) => seconds(soldAfter)],
  ['Calls', ({ asked }) => asked],
  ['Told to try again', ({ retries }) => retries],
  ['Connections at most', ({ connections }) => connections],
  ['Waiting commits at most', ({ waiting }) => waiting],
  ['Sold', ({ sold }) => sold],
  ['Saved, buyer gone', ({ unheard }) => unheard],
  ['Lost, doubled, wrong', ({ faults }) => (faults.length > 0 ? `WRONG: ${faults.join('; ')}` : 0)],
]

export function formatFailoverTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => COLUMNS.map(([, cell]) => String(cell(row))))
  return markdownTable(
    COLUMNS.map(([head]) => head),
    lines,
  )
}

function seconds(value: number | null): string {
  return value === null ? '–' : `${value.toFixed(1)} s`
}
