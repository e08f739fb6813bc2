import { findPageAct } from '@/lib/office/page-act'
import { effectLine } from '@/lib/words/changes/effect-line'
import { loadActSubject } from '@/lib/commands/act-subject'
import {
  DEPARTURE_ACTION_LABELS,
  BOOKING_ACTION_LABELS,
  REVIEW_ACTION_LABELS,
} from '@/lib/contract/operator-page'
import { actThroughLink } from '@/lib/db/history/actor'
import { inTransaction } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { isForGuest } from '@/lib/emails/email'
import { type BoundAct } from '@/lib/office/act'
import { ACT_COMMANDS, findAct, type PageSubject } from '@/lib/office/find-act'
import { undoCommand } from '@/lib/use-cases/changes/undo-command'
import { BOOKING_ROWS } from '@/tests/lib/office/booking-rows'
import { DEPARTURE_ROWS } from '@/tests/lib/office/departure-rows'
import { RECORD_ROWS } from '@/tests/lib/office/record-rows'
import { type Case, type On, type Row, someSubjects, type Subjects } from '@/tests/lib/office/row'
import { narrowed, subjectOn } from '@/tests/lib/office/subject-on'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { runOps } from '@/tests/support/run-ops'
import { payRefunds } from '@/tests/support/run-jobs'

/*
 * Every act of the office: input errors, the preview, that only what was shown is done, once, with the e-mails counted,
 * and undo where possible.
 */

const ROWS = [...BOOKING_ROWS, ...DEPARTURE_ROWS, ...RECORD_ROWS]
const INBOX = { name: 'one@lumi.example.com' }
const OTHER_WORDS = { enquiry: ['answered', 'book'], email: ['send-again'], person: ['erase'] }

const backend = aBackend()
let subjects: Subjects

beforeAll(async () => {
  subjects = await someSubjects(backend)
})

test('every button and every command of an act is covered', () => {
  const words = {
    booking: Object.keys(BOOKING_ACTION_LABELS),
    departure: Object.keys(DEPARTURE_ACTION_LABELS),
    review: Object.keys(REVIEW_ACTION_LABELS),
  }
  const pages = Object.entries({ ...words, ...OTHER_WORDS }).flatMap(([about, names]) =>
    names.map((name) => `${about} ${name}`),
  )
  expect([...new Set(ROWS.flatMap(({ page = [] }) => page))].sort()).toEqual(pages.sort())
  const commands = ACT_COMMANDS.map(({ name }) => name).sort()
  expect([...new Set(ROWS.flatMap(({ command = [] }) => command))].sort()).toEqual(commands)
})

/** The first arguments of a command. */
function named(on: On): readonly (string | number)[] {
  if (on === 'nothing') return []
  if ('reference' in on) return [on.reference]
  if ('reviewOf' in on) return [on.reviewOf]
  if ('emailId' in on) return [on.emailId]
  if ('address' in on) return [on.address]
  return 'enquiryId' in on ? [on.enquiryId] : [1, on.day]
}

/** The act as its page offers it. */
async function onPage({ page }: Row, { on }: Case) {
  const word = page?.split(' ')[1] ?? ''
  const act =
    on !== 'nothing' && findPageAct(word, await subjectOn(on), (work) => actThroughLink(INBOX, work))
  if (!act) throw new Error('no button')
  return act
}

/** The act in its subject's current state. */
async function actOf(row: Row, { on, typed = {}, at = NOON }: Case): Promise<BoundAct> {
  const [about, word = ''] = row.page?.split(' ') ?? []
  if (about && on !== 'nothing') {
    const act = findAct(word, await subjectOn(on))
    if (act) return act
  }
  const command = ACT_COMMANDS.find(({ name }) => name === row.command)
  if (!command) throw new Error('no act')
  return (await loadActSubject(command, named(on), typed, at)).act
}

const TABLES = [
  ...['bookings', 'departures', 'changes', 'choices', 'commands', 'emails', 'enquiries', 'history'],
  ...[
    'health_notes',
    'money_movements',
    'payment_details',
    'refunds',
    'reviews',
    'review_photographs',
    'graphile_worker.jobs',
  ],
]

/** As typed by a thumb that adds blanks. */
const padded = (typed: Case['typed'] = {}) =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, typeof value === 'string' ? ` ${value} ` : value]),
  )

const textOf = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => line.trim()).join('\n')

/** A digest of every table that an act could write. */
async function everything(): Promise<unknown> {
  const digests = TABLES.map(
    (table) => `(SELECT md5(string_agg(t::text, ';' ORDER BY t::text)) FROM ${table} t) AS "${table}"`,
  )
  return (await backend.query(`SELECT ${digests.join()}`))[0]
}

/** The state that undoing an act restores. */
const stand = () =>
  backend.query(`SELECT to_jsonb(t) AS row FROM (
    SELECT reference, state, departure_id, places, total_cents,
      (SELECT count(*) FROM choices c WHERE c.booking_id = b.id AND c.ended_at IS NULL) AS choices,
      (SELECT sum(cents) FROM refunds r WHERE r.booking_id = b.id AND r.state <> 'dropped') AS refunds,
      (SELECT json_agg(kind || recipient ORDER BY kind, recipient) FROM emails e WHERE e.booking_id = b.id) AS emails,
      starts_at, closes_at, seats_taken, cancelled_at
    FROM bookings b JOIN departures d ON d.id = departure_id ORDER BY reference) t`)

const emailsToGuests = async () =>
  // One that has failed is sent again as it is.
  (
    await backend.query<{ id: string; kind: 'booking-confirmed-guest' }>(
      'SELECT id, kind FROM emails WHERE failed_at IS NULL',
    )
  ).filter(({ kind }) => isForGuest(kind))

function unseen(error: unknown) {
  if (error instanceof StaleViewError) return { kind: 'refused', text: error.message } as const
  throw error
}

/** Change an act's subject, so that it differs from what was shown. */
async function happenTo(act: PageSubject): Promise<void> {
  if (act.about !== 'booking' && act.about !== 'departure' && act.about !== 'review') return
  const departureId = act.about === 'review' ? act.review.departureId : act.departure.id
  const about =
    act.about === 'departure'
      ? { departureId }
      : { bookingId: act.about === 'review' ? act.review.bookingId : act.booking.id }
  await inTransaction((db) => recordHistory(db, { ...about, what: 'note', words: 'Has called' }, NOON))
  await backend.query(
    `UPDATE departures SET seats = seats + 1, guide_name = 'Guide ' || seats WHERE id = ${departureId}`,
  )
}

test.each(ROWS.map((row) => [[row.page ?? row.command, row.which ?? ''].join(' ').trim(), row] as const))(
  '%s',
  async (_, row) => {
    const tried = await row.try(subjects)
    const { typed = {}, at = NOON, sends = [], wrong = [], refuses = [] } = tried
    const one = { ...tried, on: narrowed(row, tried.on) }
    const act = async () => actOf(row, one)
    const asOne = <T>(work: () => Promise<T>) => actThroughLink(INBOX, work)
    const show = async () => asOne(async () => (await act()).preview(typed, at))
    const before = await everything()

    // Invalid input is reported next to its field, and a rule’s refusal in its words.
    const fields = (await (await act()).fields(at)).map(({ name }) => name)
    if (row.page) expect(fields).toEqual(expect.arrayContaining(Object.keys(typed)))
    expect((await act()).faultsIn(typed)).toEqual({})
    for (const [slip, faults] of wrong) expect([slip, (await act()).faultsIn(slip)]).toEqual([slip, faults])
    expect((await act()).faultsIn(padded(typed))).toEqual({})
    for (const [wish, text, field] of refuses) {
      const refusal = await (await act()).preview(wish, at)
      expect([wish, refusal]).toEqual([
        wish,
        expect.objectContaining({
          kind: 'refused',
          text: expect.stringContaining(text),
          ...(field && { field }),
        }),
      ])
    }

    // The preview, also by command, changes nothing.
    const ready = async () => {
      const preview = await show()
      if (preview.kind !== 'ready') throw new Error(preview.text)
      return preview
    }
    const { answer, effect, emails, mark } = await ready()
    expect(textOf(answer)).toMatch(one.shows)
    expect(effectLine(effect)).toBe(one.effect)
    expect(emails.length <= sends.length).toBe(true)
    // A page says the same as the command, but names its own buttons, never a command.
    if (row.page) {
      const page = await (await onPage(row, one)).preview(typed, at)
      const lines = page?.kind === 'ready' ? page.lines.map((line) => line.trim()) : []
      expect(lines).toEqual(expect.arrayContaining([...textOf(answer).split('\n'), `${one.effect}.`]))
      expect(lines.join()).not.toMatch(/\.\/ops| --\w/)
    }
    if (row.command) {
      const call = [...row.command.split(' '), ...named(one.on), ...(one.args ?? []), '--dry-run']
      const printed = (await runOps(at, ...call)).map((line) => line.trim())
      expect(printed).toEqual(expect.arrayContaining([...textOf(answer).split('\n'), one.effect]))
    }
    expect(await everything()).toEqual(before)

    // If something has changed since, nothing is done.
    const confirm = async (seen: typeof mark, isAtOnce = false) =>
      asOne(async () => (await act()).confirm(typed, { mark: seen, isAtOnce, now: at })).catch(unseen)
    if (row.compares === undefined && one.on !== 'nothing') await happenTo(await subjectOn(one.on))
    const then = await everything()
    const stale = row.compares === 'terms' ? { ...mark, shown: 'others' } : mark
    if (row.compares !== 'nothing') expect(await confirm(stale)).toMatchObject({ kind: 'refused' })
    expect(await everything()).toEqual(then)

    // It is done once, with the e-mails that were counted.
    const [stood, known] = [await stand(), (await emailsToGuests()).map(({ id }) => id)]
    const sent = async () =>
      (await emailsToGuests()).filter(({ id }) => !known.includes(id)).map(({ kind }) => kind)
    const seen = (await ready()).mark
    const done = await confirm(seen)
    if (done.kind !== 'ready') throw new Error(done.text)
    expect((await sent()).sort()).toEqual(sends)
    const after = await everything()
    if (row.command !== 'booking new' || row.page) {
      expect(await confirm(seen)).not.toMatchObject({ kind: 'ready' })
      expect(await everything()).toEqual(after)
    }
    const again = await show()
    expect(again.kind === 'ready' ? textOf(again.answer) : again.text).toMatch(one.again)

    // For ten minutes it can be undone without a trace.
    expect(done.command !== undefined).toBe(row.isUndone ?? false)
    if (done.command) {
      expect(await stand()).not.toEqual(stood)
      await undoCommand.run(done.command.id, at)
      expect(await stand()).toEqual(stood)
      if (row.page !== 'booking refund') return
      await confirm((await ready()).mark, true)
    }
    // Each refund to a card is followed by an e-mail.
    await payRefunds(at)
    expect(await sent()).toHaveLength(sends.length + (effect.creditNotes ?? 0))
  },
)
