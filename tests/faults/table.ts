import { type Outcome } from '@/tests/faults/run-scenario'

const COLUMNS = ['requests', 'retries', 'bookings', 'emails', 'copies', 'lost', 'doubled', 'seconds'] as const

/** A line of figures for each scenario and for all of them, with what was done below. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const all = COLUMNS.map((column) => outcomes.reduce((sum, outcome) => sum + outcome[column], 0))
  const rows = outcomes.map((outcome, index) =>
    rowOf(`${index + 1}`, [
      ...COLUMNS.map((column) => outcome[column]),
      outcome.faults.length === 0 ? 'held' : 'FAILED',
    ]),
  )
  const told = outcomes.map(({ name, done }, index) => `${index + 1}  ${name}\n   ${done}`)
  return [rowOf('', COLUMNS), ...rows, rowOf('all', all), '', ...told].join('\n')
}

function rowOf(name: string, cells: readonly (string | number)[]): string {
  return [name.padEnd(4), ...cells.map((cell) => String(cell).padStart(9))].join(' ').trimEnd()
}
