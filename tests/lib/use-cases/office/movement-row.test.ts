import { movementRow } from '@/lib/use-cases/office/movement-row'
import { at } from '@/tests/support/builders'

const movement = { at: at('12:00'), sequence: '1', reference: 'LL-7KM4QD', cents: 600_00, providerId: null }

test('a row of the ledger says why it is there', () => {
  const { title, lines } = movementRow({
    ...movement,
    ...{ kind: 'correction', method: null, reason: 'fewer_guests', document: null },
  })
  expect(title).toBe('LL-7KM4QD, correction')
  expect(lines).toEqual([expect.stringMatching(/, fewer guests$/)])
})

test('a way to pay is in words', () => {
  const { lines } = movementRow({
    ...movement,
    ...{ kind: 'payment', method: 'bank_transfer', reason: null, document: 'R-2026-000001' },
  })
  expect(lines).toEqual([expect.stringMatching(/, bank transfer, R-2026-000001$/)])
})
