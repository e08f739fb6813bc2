import { sumPartyEffects, sumRefundEffects } from '@/lib/booking/changes/change-effect'

const toCard = { paymentId: 'a', cents: 100_00, by: 'provider' } as const
const byStaff = { paymentId: 'b', cents: 20_00, by: 'hand' } as const

test('refunds add up, those to cards apart from those by staff', () => {
  expect(sumRefundEffects([])).toEqual({ refundCents: 0, byHandCents: 0 })
  expect(sumRefundEffects([toCard, byStaff, toCard])).toEqual({ refundCents: 200_00, byHandCents: 20_00 })
})

test('the guests and refunds of several parties add up', () => {
  const parties = [
    { booking: { seats: 2 }, returns: [toCard] },
    { booking: { seats: 3 } },
    { booking: { seats: 1 }, returns: [byStaff, toCard] },
  ]
  expect(sumPartyEffects(parties)).toEqual({ guests: 6, refundCents: 200_00, byHandCents: 20_00 })
  expect(sumPartyEffects([])).toEqual({ guests: 0, refundCents: 0, byHandCents: 0 })
})
