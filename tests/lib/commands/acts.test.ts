import readline from 'node:readline/promises'
import { PassThrough } from 'node:stream'
import { type Command } from 'commander'
import { toFailure } from '@/lib/commands/failures'
import { opsProgram } from '@/lib/commands/program'
import { OPS_COMMANDS, type OpsCommand } from '@/lib/contract/command-line'
import { database } from '@/lib/db/client'
import { plural } from '@/lib/language/plural'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { unpaidCryptoBookings } from '@/tests/support/a-crypto-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { anEnquiry } from '@/tests/support/an-enquiry'
import { at } from '@/tests/support/builders'
import { until } from '@/tests/support/a-program'
import { runOps } from '@/tests/support/run-ops'
import { payRefunds } from '@/tests/support/work'

/* Every command that changes something: it says first what it will do, and does nothing until it is told to. */

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { aDate, aReference, dayOf } = unpaidCryptoBookings(backend)
const { cancelFor } = cancelledDepartures(backend)

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 400 }))

/** A couple that has paid by card, with its date, and another date. */
async function aCouple() {
  const { reference, departureId } = await aPaidBooking({
    ...{ adults: 2, offeredCents: 358_00 },
    specialRequests: 'A vegetarian dinner',
  })
  return { reference, departureId, day: await dayOf(reference), other: (await aDate()).day }
}

type Couple = Awaited<ReturnType<typeof aCouple>>

const ACTS: Readonly<Partial<Record<OpsCommand, (couple: Couple) => readonly (string | number)[]>>> = {
  'season open': () => [8, 2027],
  price: ({ day }) => [1, day, '--adult', 199],
  seats: ({ day }) => [1, day, 12],
  close: ({ day }) => [1, day],
  time: ({ day }) => [1, day, '19:30'],
  'departure guide': ({ day }) => [1, day, 'Eero Niemi'],
  'departure cancel': ({ day }) => [1, day, '--reason', 'weather'],
  'departure merge': ({ day, other }) => [1, day, 'into', other],
  'departure not-seen': ({ day }) => [1, day],
  'booking new': ({ other }) => [1, other, '--name', 'Mika', '--pay', 'link', '--email', 'm@example.com'],
  'booking party': ({ reference }) => [reference, '--adults', 1],
  'booking move': ({ reference, other }) => [reference, other],
  'booking cancel': ({ reference }) => [reference],
  'booking contact': ({ reference }) => [reference, '--email', 'new@example.com'],
  'booking note': ({ reference }) => [reference, 'Arrives by the night train'],
  'booking no-show': ({ reference }) => [reference],
  'booking wishes': ({ reference }) => [reference, '--release'],
  'booking resend': ({ reference }) => [reference],
  'links revoke': ({ reference }) => [reference],
  'money refund': ({ reference }) => [reference, 50, '--reason', 'goodwill'],
  'privacy retention': () => [],
  'privacy erase': () => ['aino@example.com'],
  'jobs retry': () => [],
}

/** Of what somebody else than the couple has, made once. */
async function others() {
  const [coins, open] = [await aReference({ customerEmail: 'coins@example.com' }), (await aDate()).day]
  await runOps(NOON, 'close', 1, open, '--yes')
  const chooser = await aPaidBooking({ customerEmail: 'chooser@example.com' })
  await cancelFor(chooser.departureId)
  const { id } = await database().email.findFirstOrThrow({ where: { recipient: 'chooser@example.com' } })
  await backend.query(`UPDATE emails SET failed_at = now() WHERE id = '${id}'`)
  await backend.query(`SELECT graphile_worker.add_job('lapse_departure', job_key := 'lapse_departure:0');
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'lapse_departure:0'`)
  return {
    open: [1, open],
    'booking choose': [chooser.reference, 'refund'],
    'crypto details': [
      ...[coins, '--address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '--amount', '0.002'],
      ...['--network', 'bitcoin', '--rate', '89500'],
    ],
    'crypto paid': [coins, 179, '--eur', '--tx', 'a'.repeat(64)],
    'money record': [coins, 179, '--method', 'cash'],
    'receipts skip-to': ['R-2026-000900'],
    'emails resend': [id],
    'enquiries answer': [(await anEnquiry()).id],
    undo: [],
  } satisfies Partial<Record<OpsCommand, readonly (string | number)[]>>
}

/** When an act is possible that is not at noon. */
function instantOf(name: string, day: string): Date {
  if (name === 'privacy retention') return new Date('2036-06-01T12:00:00Z')
  return ['departure not-seen', 'booking no-show', 'privacy erase'].includes(name) ? at('23:59', day) : NOON
}

/** Every row that an act could write. */
async function everything(): Promise<unknown> {
  const tables = [
    'bookings',
    'departures',
    'changes',
    'choices',
    'commands',
    'emails',
    'enquiries',
    'history',
  ]
  const rows: unknown[] = []
  for (const table of [...tables, 'money_movements', 'payment_details', 'refunds', 'graphile_worker.jobs'])
    rows.push(await backend.query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY 1`))
  return rows
}

function commandOf(name: string): Command {
  const find = (parent: Command, word: string) => parent.commands.find((one) => one.name() === word) ?? parent
  return name.split(' ').reduce(
    find,
    opsProgram(() => NOON),
  )
}

test('every command with --dry-run says what would be done and does nothing, nor does it without --yes where nobody can be asked', async () => {
  const couple = await aCouple()
  const theirs = await others()
  await runOps(NOON, 'time', 1, couple.other, '21:00', '--yes')
  const changing = OPS_COMMANDS.filter((name) =>
    commandOf(name).options.some(({ long }) => long === '--dry-run'),
  )
  const calls = new Map<string, readonly (string | number)[]>(Object.entries(theirs))
  for (const [name, callOf] of Object.entries(ACTS)) calls.set(name, callOf(couple))
  expect([...calls.keys()].sort()).toEqual([...changing].sort())
  const before = await everything()
  for (const [name, args] of calls) {
    const now = instantOf(name, couple.day)
    const call = [...name.split(' '), ...args]
    const lines = await runOps(now, ...call, '--dry-run')
    expect([name, ...lines.slice(-2)]).toEqual([
      name,
      expect.stringMatching(/^\d+ guests?, \d+ € back to cards, .*\d+ e-mails? to guests$/),
      'Nothing is done: this was a dry run.',
    ])
    const failure = toFailure(await runOps(now, ...call).catch((error: unknown) => error))
    expect([name, failure]).toEqual([name, { line: 'Nothing is done: say --yes to do it.', exitCode: 2 }])
  }
  expect(await everything()).toEqual(before)
})

/** What a command is to leave as it was when it is undone. */
async function stand(): Promise<unknown> {
  const rows: unknown[] = []
  for (const sql of [
    'SELECT reference, state, departure_id, places, total_cents FROM bookings',
    'SELECT id, starts_at, closes_at, seats_taken, cancelled_at FROM departures',
    'SELECT booking_id FROM choices WHERE ended_at IS NULL',
    `SELECT booking_id, cents FROM refunds WHERE state <> 'dropped'`,
    'SELECT kind, recipient, cause FROM emails',
  ])
    rows.push(await backend.query(`SELECT to_jsonb(t) AS row FROM (${sql}) t ORDER BY 1`))
  return rows
}

/** The e-mails to the guest of a booking that there are. */
const toGuest = (reference: string) =>
  backend.query<{ id: string; kind: string }>(
    `SELECT e.id, kind FROM emails e JOIN bookings b ON b.id = booking_id
     WHERE reference = '${reference}' AND kind LIKE '%-guest' ORDER BY kind`,
  )

test.each([
  ['time', 2, 0, ['time-changed-guest']],
  ['booking party', 1, 179, ['booking-changed-guest']],
  ['booking move', 2, 0, ['booking-changed-guest']],
  ['booking cancel', 2, 358, ['booking-cancelled-guest']],
  ['money refund', 2, 50, ['payment-refunded-guest']],
  ['departure cancel', 2, 0, ['departure-cancelled-guest']],
  ['departure merge', 2, 0, ['departure-merged-guest']],
  ['departure not-seen', 2, 0, ['lights-not-seen-guest']],
] as const)(
  '%s is undone within ten minutes as if it had never been, and its e-mails are those that it has counted',
  async (name, guests, euros, kinds) => {
    const couple = await aCouple()
    const now = instantOf(name, couple.day)
    const call = [...name.split(' '), ...(ACTS[name]?.(couple) ?? []), '--yes']
    const before = await stand()
    const lines = await runOps(now, ...call)
    expect(lines).toContain(
      `${plural(guests, 'guest')}, ${euros} € back to cards, ${plural(kinds.length, 'e-mail')} to guests`,
    )
    expect(await stand()).not.toEqual(before)
    await runOps(now, 'undo', /\.\/ops undo (\w{4})$/.exec(lines.at(-1) ?? '')?.[1] ?? '', '--yes')
    expect(await stand()).toEqual(before)
    const known = (await toGuest(couple.reference)).map(({ id }) => id)
    await runOps(now, ...call, '--now')
    if (name === 'money refund') await payRefunds(now)
    const sent = (await toGuest(couple.reference)).filter(({ id }) => !known.includes(id))
    expect(sent.map(({ kind }) => kind)).toEqual(kinds)
  },
)

test.each(['booking cancel', 'booking move', 'departure cancel', 'departure merge', 'time'] as const)(
  '%s does nothing where its booking has changed between what was shown and the answer',
  async (name) => {
    const couple = await aCouple()
    const call = [...name.split(' '), ...(ACTS[name]?.(couple) ?? [])]
    const count = () => backend.query(`SELECT id FROM commands WHERE name = '${name}'`)
    const before = await count()
    const goodwill = { reference: couple.reference, cents: 50_00, reason: 'goodwill' } as const
    const refused = answering(
      async () => void (await refundBooking.run(goodwill, NOON)),
      () => runOps(NOON, ...call),
    )
    await expect(refused).rejects.toThrow(/has changed since it was shown|changed in the meantime/)
    expect(await count()).toEqual(before)
  },
)

test('what a guest has chosen is recorded only as it was shown', async () => {
  const { reference, departureId } = await aPaidBooking()
  await cancelFor(departureId)
  const late = answering(
    async () => void (await runOps(NOON, 'booking', 'note', reference, 'Has called', '--yes')),
    () => runOps(NOON, 'booking', 'choose', reference, 'refund'),
  )
  await expect(late).rejects.toThrow('has changed since it was shown')
  expect(
    await backend.query(`SELECT 1 FROM choices c JOIN bookings b ON b.id = c.booking_id
    WHERE reference = '${reference}' AND c.ended_at IS NOT NULL`),
  ).toEqual([])
})

test('dates are priced only as they were shown', async () => {
  const { day } = await aDate()
  const late = answering(
    async () => void (await runOps(NOON, 'price', 1, day, '--adult', 189, '--yes')),
    () => runOps(NOON, 'price', 1, day, '--adult', 199),
  )
  await expect(late).rejects.toThrow('has changed since it was shown')
})

/** Give a command, and answer its question with yes once something has happened. */
async function answering<T>(happens: () => Promise<void>, command: () => Promise<T>): Promise<T> {
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')
  const keyboard = Object.assign(new PassThrough(), { isTTY: true })
  Object.defineProperty(process, 'stdin', { value: keyboard, configurable: true })
  const asked = jest.spyOn(readline, 'createInterface')
  try {
    const answer = command()
    await Promise.race([answer, until(() => asked.mock.calls.length > 0)])
    await happens()
    keyboard.write('yes\n')
    return await answer
  } finally {
    asked.mockRestore()
    if (stdin) Object.defineProperty(process, 'stdin', stdin)
  }
}

test('e-mails are counted that are really sent: none to a guest without an address, one to the only address, two where the choice opens again', async () => {
  const { day } = await aDate()
  const lines = await runOps(
    NOON,
    'booking',
    'new',
    1,
    day,
    '--name',
    'Mika',
    '--pay',
    'paid',
    '--method',
    'cash',
    '--yes',
  )
  const reference = /LL-\w{6}/.exec(lines.at(-1) ?? '')?.[0] ?? ''
  await runOps(NOON, 'booking', 'party', reference, '--adults', 2, '--yes')
  const effect = async (...call: readonly (string | number)[]) =>
    JSON.parse((await runOps(NOON, ...call, '--dry-run', '--json')).join('\n')).effect
  expect(await effect('money', 'record', reference, 179, '--method', 'cash')).toMatchObject({ emails: 0 })
  expect(await effect('booking', 'contact', reference, '--email', 'mika@example.com')).toMatchObject({
    emails: 1,
  })
})
