import { confirmAct } from '@/app/acts/confirm-act'
import { actInOffice } from '@/lib/db/history/actor'
import { isForGuest, type EmailKind } from '@/lib/emails/email'
import { findPageAct } from '@/lib/office/page-act'
import { BOOKING_ROWS } from '@/tests/lib/office/booking-rows'
import { DEPARTURE_ROWS } from '@/tests/lib/office/departure-rows'
import { RECORD_ROWS } from '@/tests/lib/office/record-rows'
import { type Row, someSubjects, type Subjects } from '@/tests/lib/office/row'
import { narrowed, subjectOn } from '@/tests/lib/office/subject-on'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aForm, where } from '@/tests/support/a-guest-form'
import { withClockAt } from '@/tests/support/freeze-clock'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'

/*
 * Every act on a page: its form is sent twice at the same moment, and a third time later. It is done once, and the other
 * answers say that it was sent before. Rule: once (docs/rules.md)
 */

const backend = aBackend()
let subjects: Subjects

beforeAll(async () => {
  subjects = await someSubjects(backend)
})

const ROWS = [...BOOKING_ROWS, ...DEPARTURE_ROWS, ...RECORD_ROWS].filter(({ page }) => page !== undefined)

async function actOf(row: Row, on: Awaited<ReturnType<Row['try']>>['on']) {
  const narrow = narrowed(row, on)
  if (narrow === 'nothing') throw new Error('no subject')
  const act = findPageAct(row.page?.split(' ')[1] ?? '', await subjectOn(narrow), (work) =>
    actInOffice({ name: 'Mika', staleSession: null }, work),
  )
  if (!act) throw new Error('no act')
  return act
}

type Counts = Readonly<Record<string, number>>

const count = async (): Promise<Counts> => {
  const tables = [
    'history',
    'emails',
    'refunds',
    'money_movements',
    'commands',
    'changes',
    'bookings',
    'enquiries',
  ]
  const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS "${table}"`)
  return (await backend.query<Counts>(`SELECT ${counts.join()}`))[0] ?? {}
}

const emailsToGuests = async () =>
  (await backend.query<{ id: string; kind: EmailKind }>('SELECT id, kind FROM emails')).filter(({ kind }) =>
    isForGuest(kind),
  )

test.each(ROWS.map((row) => [[row.page, row.which ?? ''].join(' ').trim(), row] as const))(
  '%s',
  async (_, row) => {
    const { on, typed = {}, at = NOON, sends = [] } = await row.try(subjects)
    if (row.page?.endsWith('-photo')) return
    await withClockAt(at, async () => {
      const preview = await (await actOf(row, on)).preview(typed, at)
      if (preview?.kind !== 'ready') throw new Error('no preview')
      const press = async () => {
        const place = { path: '/office/x', act: await actOf(row, on), noticeKey: 'a session' } as const
        return where(await confirmAct(aForm(preview.fields), place))
      }
      const known = (await emailsToGuests()).map(({ id }) => id)
      const answers = await Promise.all([press(), press()])
      const notice = (word: string) => [
        303,
        expect.stringMatching(new RegExp(`^/office/x\\?done=(${word})\\.`)),
      ]
      expect(answers.sort()).toEqual([notice('again'), notice(`held|${row.page?.split(' ')[1]}`)])
      const sent = (await emailsToGuests()).filter(({ id }) => !known.includes(id))
      // An e-mail that is sent again is the same one.
      expect(sent).toHaveLength(row.page === 'email send-again' ? 0 : sends.length)
      const done = await count()
      expect(await press()).toEqual(notice('again'))
      expect(await count()).toEqual(done)
    })
    const [command] = await backend.query<{ id: string }>(
      "SELECT id FROM commands WHERE undone_at IS NULL AND ended_at IS NULL AND user_name = 'Mika'",
    )
    if (command) await undoCommand.run(command.id, at)
  },
)
