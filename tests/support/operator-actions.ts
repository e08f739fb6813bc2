import { database } from '@/lib/db/client'
import { openBookingPaymentPage } from '@/lib/use-cases/checkout/open-booking-payment-page'
import { type aBackend } from '@/tests/support/a-backend'
import { type seededRandom } from '@/tests/support/seeded-random'

const RETURN_URL = 'https://lumi.example.com/booking/x'

/** The operator's random actions in a season: on whole departures, on guests' choices, and on payment links. */
export function operatorActions({
  backend,
  dice,
  departures,
  ops,
  leavePage,
}: {
  readonly backend: ReturnType<typeof aBackend>
  readonly dice: ReturnType<typeof seededRandom>
  readonly departures: readonly number[]
  /** Returns false if a rule refused it. */
  readonly ops: (...args: readonly (string | number)[]) => Promise<boolean>
  /** Leave a page open, to be paid now or later, or to expire. */
  readonly leavePage: (sessionId: string) => Promise<void>
}) {
  async function aDay(): Promise<string> {
    const id = dice.oneOf(departures) ?? 0
    const [row] = await backend.query<{ day: string }>(`SELECT day::text FROM departures WHERE id = ${id}`)
    return row?.day ?? ''
  }

  /** Some take effect immediately, and some are undone. */
  async function runUndoable(...args: readonly (string | number)[]): Promise<void> {
    const isAtOnce = dice.isLucky(20)
    const isDone = await ops(...args, ...(isAtOnce ? ['--now'] : []), '--yes')
    if (isDone && dice.isLucky(30)) await ops('undo', '--yes')
  }

  async function aReference(where: string): Promise<string | undefined> {
    return dice.oneOf(
      await backend.query<{ reference: string }>(
        `SELECT reference FROM bookings b WHERE ${where} ORDER BY customer_email, created_at`,
      ),
    )?.reference
  }

  return {
    async cancelDeparture(): Promise<void> {
      const reason = dice.oneOf(['weather', 'guide', 'few']) ?? ''
      await runUndoable('departure', 'cancel', 1, await aDay(), '--reason', reason)
    },
    async merge(): Promise<void> {
      await runUndoable('departure', 'merge', 1, await aDay(), 'into', await aDay())
    },
    async shift(): Promise<void> {
      await runUndoable('time', 1, await aDay(), `${17 + dice.below(7)}:${dice.oneOf(['00', '30']) ?? ''}`)
    },
    /** The command refuses tours that have not begun. */
    async sayNotSeen(): Promise<void> {
      await runUndoable('departure', 'not-seen', 1, await aDay())
    },
    async choose(): Promise<void> {
      const open = `EXISTS (SELECT FROM choices c WHERE c.booking_id = b.id AND c.ended_at IS NULL)`
      const reference = await aReference(open)
      const what = dice.isLucky(40) ? ['refund'] : ['move', await aDay()]
      if (reference) await ops('booking', 'choose', reference, ...what, '--yes')
    },
    async changeParty(): Promise<void> {
      const reference = await aReference(`state IN ('confirmed', 'awaiting_payment')`)
      const party = ['--adults', 1 + dice.below(4), ...(dice.isLucky(30) ? ['--waive'] : [])]
      if (reference) await runUndoable('booking', 'party', reference, ...party)
    },
    async bookByLink(email: string): Promise<void> {
      const party = ['--adults', 1 + dice.below(3), '--children', dice.below(2)]
      const agreed = dice.isLucky(20) ? ['--price', 50 + dice.below(300)] : []
      const link = ['--name', 'Aino Korhonen', '--email', email, '--pay', 'link', '--yes']
      await ops('booking', 'new', 1, await aDay(), ...party, ...agreed, ...link)
    },
    /** 'Pay now', by anyone with the link. */
    async payByLink(now: Date): Promise<void> {
      const reference = await aReference(`state = 'awaiting_payment' AND payment_method = 'card'`)
      if (!reference) return
      const { id } = await database().booking.findUniqueOrThrow({ where: { reference } })
      const page = await openBookingPaymentPage(id, RETURN_URL, now)
      if (page.kind === 'started') await leavePage(page.sessionId)
    },
  }
}
