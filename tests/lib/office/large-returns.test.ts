import { randomUUID } from 'node:crypto'
import { actInOffice } from '@/lib/db/history/actor'
import { ProofNeededError } from '@/lib/db/define-operation'
import { findAct } from '@/lib/office/find-act'
import { findPageAct } from '@/lib/office/page-act'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { BOOKING_ROWS } from '@/tests/lib/office/booking-rows'
import { DEPARTURE_ROWS } from '@/tests/lib/office/departure-rows'
import { RECORD_ROWS } from '@/tests/lib/office/record-rows'
import { someSubjects, type Subjects } from '@/tests/lib/office/row'
import { narrowed, subjectOn } from '@/tests/lib/office/subject-on'
import { aBackend, NOON } from '@/tests/support/a-backend'

/*
 * Every act of the office, done by a person who signed in more than an hour ago: it needs a fresh sign-in if and only if
 * it returns money, here from the first cent on. Rule: fresh-proof (docs/rules.md)
 */

jest.mock('@/lib/booking/office-session', () => ({
  ...jest.requireActual<object>('@/lib/booking/office-session'),
  isLargeReturn: (cents: number) => cents > 0,
}))

/** A session whose sum nobody knows, as if it were ended meanwhile. */
const STALE = randomUUID()

const backend = aBackend()
let subjects: Subjects

beforeAll(async () => {
  subjects = await someSubjects(backend)
})

const ROWS = [...BOOKING_ROWS, ...DEPARTURE_ROWS, ...RECORD_ROWS].filter(({ page }) => page !== undefined)

/** Money that was asked to be returned to guests, and that staff say they have returned. */
async function returnedCents(): Promise<number> {
  const [row] = await backend.query<{ cents: string }>(`SELECT
    (SELECT coalesce(sum(cents), 0) FROM refunds WHERE state <> 'dropped') +
    (SELECT coalesce(sum(cents), 0) FROM money_movements WHERE kind = 'refund' AND provider_id IS NULL) AS cents`)
  return Number(row?.cents)
}

const asking: string[] = []

test.each(ROWS.map((row) => [[row.page, row.which ?? ''].join(' ').trim(), row] as const))(
  '%s',
  async (name, row) => {
    const { on, typed = {}, at = NOON } = await row.try(subjects)
    const subject =
      on === 'nothing' ? null : await subjectOn(narrowed(row, on) as Exclude<typeof on, 'nothing'>)
    const word = row.page?.split(' ')[1] ?? ''
    const act = subject && findAct(word, subject)
    const page = (staleSession: string | null) =>
      subject &&
      findPageAct(word, subject, (work, onProofNeeded) =>
        actInOffice({ name: 'Mika', staleSession, onProofNeeded }, work),
      )
    if (!act) throw new Error('no act')
    const before = await returnedCents()
    const preview = await page(STALE)?.preview(typed, at)
    if (preview?.kind !== 'ready') throw new Error('no preview')
    const timesSaid = preview.lines.join().split('confirm that it is you').length - 1
    expect((await page(null)?.preview(typed, at))?.kind).toBe('ready')

    const { shown = '', seen = '', sale = '' } = preview.fields
    const confirm = (staleSession: string | null) =>
      actInOffice({ name: 'Mika', staleSession }, () =>
        act.confirm(typed, { mark: { shown, seen, sale }, isAtOnce: false, now: at }),
      )
    const first = await confirm(STALE).catch((error: unknown) => error)
    const isAsked = first instanceof ProofNeededError
    if (isAsked) expect(await returnedCents()).toBe(before)
    const done = isAsked ? await confirm(null) : (first as Awaited<ReturnType<typeof confirm>>)
    if (done.kind !== 'ready') throw new Error(`not done: ${JSON.stringify(done)}`)
    const returns = (await returnedCents()) > before
    expect({ timesSaid, isAsked }).toEqual({ timesSaid: returns ? 1 : 0, isAsked: returns })
    if (isAsked) asking.push(name)
    if (done.command) await undoCommand.run(done.command.id, at)
  },
)

test('these are the acts that return money', () => {
  expect(asking).toEqual([
    ...['booking cancel-for-us', 'booking cancel-for-guest', 'booking party', 'booking refund'],
    ...['booking full-refund', 'booking another-tour'],
    ...['booking record-returned', 'booking record-returned two refunds'],
  ])
})
