import { type CancelDepartureInput, cancelDeparture } from '@/lib/use-cases/changes/cancel-departure'
import { submitChoice } from '@/lib/use-cases/changes/submit-choice'
import { type BookingFacts } from '@/lib/emails/facts/booking-facts'
import { type aBackend, NOON } from '@/tests/support/a-backend'

type ChoiceRow = {
  readonly id: string
  readonly cause: string
  readonly chosen: string | null
  readonly told_at: Date | null
  readonly ended_at: Date | null
}

/** Cancelled departures, and the choices of their guests, on a backend. */
export function cancelledDepartures(backend: ReturnType<typeof aBackend>) {
  async function whereIs(departureId: number): Promise<{ tourId: number; day: string }> {
    const [row] = await backend.query<{ tour_id: number; day: string }>(
      `SELECT tour_id, day::text FROM departures WHERE id = ${departureId}`,
    )
    return { tourId: row?.tour_id ?? 0, day: row?.day ?? '' }
  }

  return {
    whereIs,
    async cancelFor(
      departureId: number,
      reason: CancelDepartureInput['reason'] = 'weather',
      now = NOON,
      offeredTourIds: readonly number[] = [],
    ) {
      const input = { ...(await whereIs(departureId)), reason, offeredTourIds }
      const answer = await cancelDeparture.run(input, now)
      if (answer.kind !== 'cancelled') throw new Error(`not cancelled: ${JSON.stringify(answer)}`)
      return answer
    },
    /** The choices of a booking, oldest first. */
    choices: (reference: string) =>
      backend.query<ChoiceRow>(
        `SELECT c.* FROM choices c JOIN bookings b ON b.id = c.booking_id
         WHERE reference = '${reference}' ORDER BY opened_at, ended_at`,
      ),
    /** The facts of its guest's e-mails of one kind, oldest first. */
    async told(reference: string, kind: string): Promise<readonly BookingFacts[]> {
      const rows = await backend.query<{ facts: BookingFacts }>(
        `SELECT facts FROM emails e JOIN bookings b ON b.id = e.booking_id
         WHERE reference = '${reference}' AND kind = '${kind}' ORDER BY e.created_at`,
      )
      return rows.map(({ facts }) => facts)
    },
    setPrice: (departureId: number, adultCents: number) =>
      backend.query(
        `UPDATE departures SET adult_price_cents = ${adultCents}, child_price_cents = 100 WHERE id = ${departureId}`,
      ),
    refund: (reference: string, now = NOON) =>
      submitChoice.run({ reference, actor: 'operator', pick: { option: 'full_refund' } }, now),
    moveTo: (reference: string, departureId: number, now = NOON) =>
      submitChoice.run({ reference, actor: 'operator', pick: { option: 'another_date', departureId } }, now),
  }
}
