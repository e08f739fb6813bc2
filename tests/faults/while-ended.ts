import { type Mailed } from '@/tests/faults/every-email'
import { type Stage } from '@/tests/faults/stage'

const LONG_DAYS = 900

/** Their tour and their enquiry are long past, and the new address was not confirmed in time. */
export async function whileEnded<Seen>(
  { query }: Stage,
  { departureId }: Mailed,
  look: () => Promise<Seen>,
): Promise<Seen> {
  const shift = (days: number) =>
    query(
      `UPDATE departures SET starts_at = starts_at + make_interval(days => $2),
        closes_at = closes_at + make_interval(days => $2) WHERE id = $1`,
      [departureId, days],
    )
  await shift(-LONG_DAYS)
  await query(`UPDATE enquiries SET created_at = created_at - interval '91 days'`)
  await query(`UPDATE address_proofs SET ends_at = now() - interval '1 minute'`)
  return look().finally(() => shift(LONG_DAYS))
}
