import { addMinutes } from '@/lib/calendar/duration'
import { dueCents, waivedCents, type MoneyMovement } from '@/lib/booking/ledger'
import { settleEndedBooking } from '@/lib/booking/money/settlement'
import {
  type ChangedBooking,
  decideUndo,
  reverseCorrections,
  computeUndoWindow,
} from '@/lib/booking/changes/undo'

const NOW = new Date('2026-12-01T10:00:00Z')
const { undoUntil, dueAt } = computeUndoWindow(NOW)
const command = { at: NOW, undoneAt: null, endedAt: null, undoUntil }
const snapshot = { version: 2, state: 'cancelled', totalCents: 0 }
const booking: ChangedBooking = {
  reference: 'LL-7KM4QD',
  after: snapshot,
  current: snapshot,
  isBeyondUndo: false,
}

test('a command can be undone for ten minutes, and deferred work is done only after that', () => {
  expect(undoUntil).toEqual(addMinutes(NOW, 10))
  expect(dueAt > undoUntil).toBe(true)
  expect(decideUndo(command, [booking], new Date(undoUntil.getTime() - 1))).toEqual({ kind: 'undo' })
  expect(decideUndo(command, [booking], undoUntil)).toEqual({ kind: 'refused', reason: 'too_late' })
})

test('a command that was undone or has ended cannot be undone again', () => {
  expect(decideUndo({ ...command, undoneAt: NOW, endedAt: NOW }, [], NOW)).toMatchObject({
    reason: 'undone_before',
  })
  expect(decideUndo({ ...command, endedAt: NOW }, [], NOW)).toMatchObject({ reason: 'too_late' })
})

test.each([
  ['another version', { current: { ...snapshot, version: 3 } }],
  ['another state', { current: { ...snapshot, state: 'refunded' } }],
  ['another total', { current: { ...snapshot, totalCents: 100 } }],
  ['a guest who was forgotten', { isBeyondUndo: true }],
])('%s refuses all of it, by name', (_what, overrides) => {
  const other = { ...booking, reference: 'LL-AAAAAA', ...overrides }
  expect(decideUndo(command, [booking, other], NOW)).toEqual({
    kind: 'refused',
    reason: 'changed_since',
    references: ['LL-AAAAAA'],
  })
})

test('opposite corrections restore the balance and keep earlier waived amounts', () => {
  const payment: MoneyMovement = { kind: 'payment', paymentId: 'p', method: 'card', cents: 150_00 }
  const waived: MoneyMovement = { kind: 'correction', paymentId: null, cents: -29_00, reason: 'waived' }
  const goodwill: MoneyMovement = { kind: 'correction', paymentId: null, cents: -5_00, reason: 'goodwill' }
  const before = [payment, waived, goodwill]
  const ledger = (movements: readonly MoneyMovement[]) => ({ movements, asked: [], disputed: [] })
  const { corrections } = settleEndedBooking({ ledger: ledger(before) }, true)
  const rows = (some: typeof corrections) =>
    some.map((one): MoneyMovement => ({ ...one, kind: 'correction', paymentId: null }))
  const ended = [...before, ...rows(corrections)]
  const restored = [...ended, ...rows(reverseCorrections(corrections, ended))]
  expect(dueCents(184_00, restored)).toBe(dueCents(184_00, before))
  expect(waivedCents(ledger(restored))).toBe(waivedCents(ledger(before)))
})

test('other corrections are reversed under the same reason', () => {
  expect(reverseCorrections([{ cents: -20_00, reason: 'waived' }], [])).toEqual([
    { cents: 20_00, reason: 'waived' },
  ])
  expect(reverseCorrections([], [])).toEqual([])
})
