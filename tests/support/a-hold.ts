import { type StartCheckoutResult, startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { type BookingInput } from '@/lib/use-cases/seats/steps/hold-seats'
import { type aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

type Wanted = Partial<BookingInput> & {
  /** On a new departure, unless one is given. */
  readonly seats?: number
  readonly now?: Date
}

/** Bookings that are held while their guests pay on Stripe's page. */
export function heldBookings(backend: Pick<ReturnType<typeof aBackend>, 'aDeparture'>) {
  return {
    async aHold({ seats = 1, now = NOON, ...wanted }: Wanted = {}) {
      const departureId = wanted.departureId ?? (await backend.aDeparture({ seats }))
      const input = aBookingInput({ ...wanted, departureId })
      return { input, departureId, ...started(await startCheckout(input, now)) }
    },
  }
}

/** Expect a checkout that has its page. */
export function started(start: StartCheckoutResult | undefined) {
  if (start?.kind !== 'started') throw new Error(`not started: ${JSON.stringify(start)}`)
  return start
}
