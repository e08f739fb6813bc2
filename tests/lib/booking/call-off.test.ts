import { decideCallOff } from '@/lib/booking/call-off'
import { at } from '@/tests/support/builders'

const departure = { startsAt: at('20:00'), cancelledAt: null }

const aBooking = (
  state: 'hold' | 'awaiting_payment' | 'confirmed' | 'cancelled' | 'lapsed' | 'refunded',
) => ({
  state,
  totalCents: 358_00,
  cancellationPolicy: { fullRefundHoursBefore: 24 },
})

test('who paid has everything back at any time, who did not owes nothing, and what was over stays over', () => {
  const states = ['hold', 'awaiting_payment', 'confirmed', 'cancelled', 'lapsed', 'refunded'] as const
  const decision = decideCallOff(departure, states.map(aBooking), at('19:59'))
  if (decision.kind !== 'called_off') throw new Error(decision.reason)
  expect(
    decision.endings.map(({ booking, refundCents, isNotified }) => [booking.state, refundCents, isNotified]),
  ).toEqual([
    ['hold', null, false],
    ['awaiting_payment', null, true],
    ['confirmed', 358_00, true],
  ])
})

test('a departure can be called off until 24 hours after its start', () => {
  const dayAfter = at('20:00', '2026-12-13')
  expect(decideCallOff(departure, [], new Date(dayAfter.getTime() - 1)).kind).toBe('called_off')
  expect(decideCallOff(departure, [], dayAfter)).toEqual({ kind: 'refused', reason: 'over' })
})

test('a departure is called off once', () => {
  const before = { ...departure, cancelledAt: at('12:00') }
  expect(decideCallOff(before, [], at('13:00'))).toEqual({ kind: 'refused', reason: 'called_off_before' })
})
