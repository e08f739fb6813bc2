import { minutesAfter } from '@/lib/calendar/duration'
import { choose } from '@/lib/use-cases/changes/choose'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { anOffice, both, LATER } from '@/tests/support/an-office'
import { runOps } from '@/tests/support/run-ops'

/* Rule: overtaken-emails (docs/rules.md) */

const office = anOffice(aBackend())
const { aDate, aGuest, told } = office
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args, '--yes')
const SOON = minutesAfter(NOON, 5)
const LATER_STILL = minutesAfter(NOON, 16)

test('who chooses within the ten minutes of a merge is told of the choice alone', async () => {
  const { day, departureId, reference } = await aGuest()
  const mover = await aGuest({ departureId, customerEmail: 'mika@example.com' })
  const [into, other] = [await aDate(), await aDate()]
  await ops('departure', 'merge', 1, day, 'into', into.day)
  await ops('booking', 'choose', reference, 'refund')
  await ops('booking', 'choose', mover.reference, 'move', other.day)
  expect(await told(NOON)).toEqual(
    [
      ...['credit-note-guest to aino@example.com', 'choice-refunded-guest to aino@example.com'],
      ...['booking-changed-guest to mika@example.com', 'booking-changed-operator to the office'],
      'choice-refunded-operator to the office',
    ].toSorted(),
  )
  expect(await told(LATER)).toEqual([])
})

test('who keeps the new date within the ten minutes is not asked to choose', async () => {
  const { day, reference } = await aGuest()
  const into = await aDate()
  await ops('departure', 'merge', 1, day, 'into', into.day)
  const pick = { option: 'another_date', departureId: into.id } as const
  expect(await choose({ reference, actor: 'operator', pick }, SOON)).toMatchObject({ kind: 'kept' })
  expect(await told(LATER)).toEqual(['choice-kept-guest to aino@example.com'])
})

test('who chooses within the ten minutes of a cancelled departure is told of the choice alone', async () => {
  const { day, departureId, reference } = await aGuest()
  const mover = await aGuest({ departureId, customerEmail: 'mika@example.com' })
  const other = await aDate()
  await ops('departure', 'cancel', 1, day, '--reason', 'weather')
  await ops('booking', 'choose', reference, 'refund')
  await ops('booking', 'choose', mover.reference, 'move', other.day)
  expect(await told(NOON)).toHaveLength(5)
  expect(await told(LATER)).toEqual([])
  expect((await runOps(LATER, 'booking', 'show', reference)).join('\n')).toContain(
    'Departure cancelled, to aino@example.com: not sent, as it was overtaken by a later change',
  )
})

test('what waited is not sent after a cancellation or a change that was told at once', async () => {
  const { reference } = await aGuest({ adults: 3 })
  await ops('booking', 'party', reference, '--adults', 2)
  await ops('booking', 'party', reference, '--adults', 1, '--now')
  expect(await told(NOON)).toEqual([...both('booking-changed'), 'credit-note-guest to aino@example.com'])
  await runOps(SOON, 'booking', 'cancel', reference, '--by-us', '--now', '--yes')
  expect(await told(SOON)).toEqual([...both('booking-cancelled'), 'credit-note-guest to aino@example.com'])
  expect(await told(LATER)).toEqual(['credit-note-guest to aino@example.com'])
})

test('while a cancellation can be undone, what waited before it waits on, and is sent if it is undone', async () => {
  const first = await aGuest({ adults: 2 })
  const second = await aGuest({ adults: 2, customerEmail: 'mika@example.com' })
  const lines: string[] = []
  for (const { reference } of [first, second]) {
    await ops('booking', 'party', reference, '--adults', 1)
    lines.push(...(await runOps(SOON, 'booking', 'cancel', reference, '--by-us', '--yes')))
  }
  const notes = ['aino', 'mika'].map((name) => `credit-note-guest to ${name}@example.com`)
  expect(await told(LATER)).toEqual(notes)
  await runOps(LATER, 'undo', lines.at(-1)?.slice(-4) ?? '', '--yes')
  expect(await told(LATER_STILL)).toEqual(
    [notes[0], ...both('booking-cancelled'), ...both('booking-changed', 'mika@example.com')].toSorted(),
  )
})

test('a change is told though another was told before it', async () => {
  const { reference } = await aGuest({ adults: 3 })
  await ops('booking', 'party', reference, '--adults', 2, '--now')
  await told(NOON)
  await runOps(SOON, 'booking', 'party', reference, '--adults', 1, '--yes')
  expect(await told(LATER_STILL)).toEqual([
    ...both('booking-changed'),
    'credit-note-guest to aino@example.com',
  ])
})
