import { type BaselineSale } from '@/tools/bench/seat-baseline'
import { type RushResult } from '@/tools/bench/buy-simultaneously'

export type RushRound = {
  readonly buyers: number
  readonly seats: number
  /** Number of seats booked, according to the database. */
  readonly booked: number
  readonly sale: RushResult
  readonly bare: BaselineSale
}

/** Write one line per round: the buyers by outcome, decisions per second, and the bare UPDATE for comparison. */
export function formatSeatsTable(rounds: readonly RushRound[]): string {
  const head = ['buyers', 'seats', 'sold', '409', '5xx', 'other', 'decided/s', 'UPDATE/s', 'ratio']
  const rows = rounds.map(({ buyers, seats, sale, bare }) => {
    const decided = buyers / sale.seconds
    const updated = buyers / bare.seconds
    const sold = sale.statuses.get(200) ?? 0
    const refused = sale.statuses.get(409) ?? 0
    const faults = [...sale.statuses].reduce(
      (sum, [status, count]) => sum + ((status ?? 0) >= 500 ? count : 0),
      0,
    )
    const others = buyers - sold - refused - faults
    return [
      ...[buyers, seats, sold, refused, faults, others],
      ...[Math.round(decided), Math.round(updated), `1 : ${(updated / decided).toFixed(1)}`],
    ]
  })
  const lines = [head, ...rows].map((cells) => cells.map((cell) => String(cell).padStart(10)).join(''))
  return [
    ...lines,
    '',
    'decided/s: buyers answered in a second, by HTTP, on two instances.',
    'UPDATE/s:  a bare UPDATE … WHERE seats >= n, as many at once, on as many connections of the same database.',
  ].join('\n')
}
