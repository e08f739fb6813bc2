import readline from 'node:readline/promises'
import { PassThrough } from 'node:stream'
import { toCommandFailure } from '@/lib/commands/failures'
import { database } from '@/lib/db/client'
import { ACT_COMMANDS } from '@/lib/office/find-act'
import { refuseReviewCommand } from '@/lib/office/review/refuse'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { until } from '@/tests/support/a-program'
import { at } from '@/tests/support/builders'
import { opsCommands } from '@/tests/support/ops-commands'
import { runOps } from '@/tests/support/run-ops'

/*
 * What commands add to acts, which tests/lib/office/acts.test.ts covers: how they are called, what they print, how they
 * end.
 */

const backend = aBackend()
const { aPaidBooking, aHeldChange, pay } = changedBookings(backend)
const ops = (...args: readonly (string | number)[]) => runOps(NOON, ...args)
const aCouple = () => aPaidBooking({ adults: 2, offeredCents: 358_00, customerEmail: 'aino@example.com' })
const failure = async (...args: readonly (string | number)[]) =>
  toCommandFailure(await ops(...args).catch((error: unknown) => error))

test('a command states its subject and its effects, carries them out, and says how to undo them', async () => {
  const { reference } = await aCouple()
  const preview = [
    expect.stringMatching(new RegExp(`^${reference}  Aino Korhonen, 2 guests, Guaranteed .+ at 20:00$`)),
    '  50 € is refunded; the booking itself does not change.',
  ]
  const effect =
    '2 guests, 50 € back to cards, 0 e-mails to guests now, and 1 with the credit note when the refund is made'
  const refund = ['money', 'refund', reference.toLowerCase(), 50, '--reason', 'goodwill'] as const
  expect(await ops(...refund, '--dry-run')).toEqual([
    ...preview,
    effect,
    'Nothing was done: this was a dry run.',
  ])
  const undo = /^E-mails and refunds wait until 12:10\. To undo this before then: \.\/ops undo \w{4}$/
  expect(await ops(...refund, '--yes')).toEqual([
    ...preview,
    effect,
    `${reference}: 50 € is refunded.`,
    expect.stringMatching(undo),
  ])
  const json = JSON.parse((await ops(...refund, '--json', '--now', '--yes')).join('\n'))
  expect(json).toEqual({
    preview,
    effect: { guests: 2, refundCents: 50_00, byHandCents: 0, emails: 0, creditNotes: 1 },
    done: [
      `${reference}: 50 € is refunded.`,
      expect.stringMatching(/^This was command \w{4}\. It cannot be undone\.$/),
    ],
  })
  expect(JSON.parse((await ops(...refund, '--json', '--dry-run')).join('\n'))).toMatchObject({ done: null })
})

test('a repeated command says so and is no failure; a rule refuses with 1 and names a helpful option, a typing error with 2 and names its option', async () => {
  const { reference, departureId } = await aCouple()
  expect(await ops('booking', 'party', reference, '--adults', 2)).toEqual([
    expect.stringMatching(new RegExp(`^${reference}  Aino Korhonen`)),
    'Nothing would change: the booking is already like that.',
    'There is nothing to do.',
  ])
  const same = ['booking', 'party', reference, '--adults', 2, '--json'] as const
  const nothing = {
    effect: { guests: 0, emails: 0 },
    preview: expect.arrayContaining(['There is nothing to do.']),
  }
  expect(JSON.parse((await ops(...same, '--yes')).join('\n'))).toEqual({ ...nothing, done: [] })
  expect(JSON.parse((await ops(...same, '--dry-run')).join('\n'))).toEqual({ ...nothing, done: null })
  await backend.query(`UPDATE departures SET starts_at = '2026-12-02T09:00:00Z' WHERE id = ${departureId}`)
  expect(await failure('booking', 'party', reference, '--adults', 1, '--yes')).toEqual({
    exitCode: 1,
    line: 'It is too late for the guest to change this. If it is for our own reasons, use --by-us. If the guest asked in time, use --as-of.',
  })
  expect(await failure('booking', 'contact', reference, '--email', 'no address', '--yes')).toEqual({
    exitCode: 2,
    line: '--email <address>: Invalid email address.',
  })
  expect(await failure('seats', 1, '2026-12-24', '4.5', '--yes')).toEqual({
    exitCode: 2,
    line: '<seats>: Please write seats as a number from 1 to 999.',
  })
  const late = ['booking', 'cancel', reference, '--as-of', '2031-12-01 12:00'] as const
  expect(await failure(...late)).toMatchObject({ exitCode: 2 })
  expect(await failure('time', 1, '2027-03-28', '03:30', '--yes')).toMatchObject({
    exitCode: 2,
    line: expect.stringContaining('the clocks skip it'),
  })
  expect(await failure('booking', 'move', 'LL-333333', 'tomorrow')).toMatchObject({
    exitCode: 1,
    line: 'There is no booking with this reference.',
  })
})

test('a review’s command tells an unknown booking from one without a review, and lists its reasons in one spelling', async () => {
  const { reference } = await aCouple()
  const refuse = (of: string, reason: string) => failure('reviews', 'refuse', of, '--reason', reason)
  expect(await refuse('LL-333333', 'insults')).toEqual({
    exitCode: 1,
    line: 'There is no booking with this reference.',
  })
  expect(await refuse(reference, 'insults')).toEqual({ exitCode: 1, line: 'This booking has no review.' })
  const { line } = await refuse('LL-333333', 'rude')
  expect(line).toContain(': One of: insults, others_data')
  const reasons = line.split('One of: ')[1]?.replace(/\.$/, '')
  expect(refuseReviewCommand.inputs?.reason?.about).toBe(`the only reasons there are: ${reasons}`)
})

test('all wrong options are named at once, one a line, in the words of the page', async () => {
  const book = ['booking', 'new', 1, '2026-12-24', '--name', 'Mika', '--yes'] as const
  expect(await failure(...book, '--pay', 'later', '--adults', 'many', '--email', 'x')).toEqual({
    exitCode: 2,
    line: [
      '--pay <how>: One of: link, paid, free.',
      '--adults <number>: Please write a number from 0 to 99.',
      '--email <address>: Invalid email address.',
    ].join('\n'),
  })
  expect(await failure('money', 'refund', 'LL-7KM4QD', 'all', '--yes')).toEqual({
    exitCode: 2,
    line: [
      '<amount>: Please write an amount in euros from 0.01 to 999,999.99, such as 89.50.',
      '--reason <word>: Please fill this in.',
    ].join('\n'),
  })
  expect(await failure('crypto', 'paid', 'LL-7KM4QD', 'all', '--eur')).toMatchObject({
    line: expect.stringMatching(/^<amount>: Please write an amount.*\n--tx <id>: Please fill this in\.$/),
  })
  // What is said of all options together comes first, and is not repeated for each.
  expect(await failure('money', 'record', 'LL-7KM4QD', 'all', '--method', 'crypto')).toMatchObject({
    line: expect.stringMatching(/^Record a payment in cryptocurrency with .*\n<amount>: Please write/),
  })
  expect(await failure('price', 1, '2026-12-24')).toMatchObject({
    line: 'Say --adult, --child or both, or --ordinary.',
  })
})

test('a yes does only what was shown: nothing if something has changed meanwhile', async () => {
  const { reference } = await aCouple()
  const late = answering(
    async () => void (await ops('booking', 'note', reference, 'Has called', '--yes')),
    () => ops('booking', 'cancel', reference),
  )
  await expect(late).rejects.toThrow('Something has changed since this was shown, so nothing was done.')
  expect(await database().booking.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    state: 'confirmed',
  })
})

test('a yes neither refunds nor charges what was not shown: nothing if the price of a date has changed meanwhile', async () => {
  const { reference, departureId } = await aCouple()
  const into = await dayOf(await backend.aDeparture({ seats: 8 }))
  const merge = ['departure', 'merge', 1, await dayOf(departureId), 'into', into] as const
  const book = ['booking', 'new', 1, into, '--name', 'Mika', '--pay', 'paid', '--method', 'cash'] as const
  for (const [euros, command] of [
    [50, merge],
    [60, book],
  ] as const) {
    const late = answering(
      async () => void (await ops('price', 1, into, '--adult', euros, '--yes')),
      () => ops(...command),
    )
    await expect(late).rejects.toThrow('Something has changed since this was shown, so nothing was done.')
  }
  const bookings = await database().booking.findMany({ where: { state: 'confirmed', departureId } })
  expect(bookings).toMatchObject([{ reference, totalCents: 358_00 }])
  expect(await backend.query(`SELECT 1 FROM bookings WHERE customer_name = 'Mika'`)).toEqual([])
})

test('a yes takes no seats on a date that went off sale meanwhile; asked again, the command says that it is off sale', async () => {
  const { reference, departureId } = await aCouple()
  const own = await dayOf(departureId)
  const date = await dayOf(await backend.aDeparture({ seats: 8 }))
  const book = ['booking', 'new', 1, date, '--name', 'Mika', '--pay', 'paid', '--method', 'cash'] as const
  const move = ['booking', 'move', reference, date] as const
  const grow = ['booking', 'party', reference, '--adults', 3, '--waive'] as const
  for (const [day, command] of [
    [own, grow],
    [date, move],
    [date, book],
  ] as const) {
    const late = answering(
      async () => void (await ops('close', 1, day, '--yes')),
      () => ops(...command),
    )
    await expect(late).rejects.toThrow('Something has changed since this was shown, so nothing was done.')
    expect((await ops(...command, '--dry-run')).map((line) => line.trim())).toContain(
      'That date is off sale.',
    )
    await ops('open', 1, day, '--yes')
    expect((await ops(...command, '--dry-run')).join()).not.toContain('off sale')
  }
  expect((await ops('booking', 'party', reference, '--adults', 1, '--dry-run')).join()).not.toContain(
    'off sale',
  )
  await ops('close', 1, date, '--yes')
  expect((await ops(...move, '--yes')).join()).toContain('That date is off sale.')
})

test('an undo counts the e-mail about a waiting change that it cannot restore', async () => {
  const { reference } = await aCouple()
  await ops('booking', 'party', reference, '--adults', 3, '--yes')
  const id = (await ops('booking', 'cancel', reference, '--yes')).at(-1)?.slice(-4) ?? ''
  expect(await ops('undo', id, '--dry-run')).toContainEqual(expect.stringMatching(/, 1 e-mail to guests$/))
})

test('an undo without an id names what others did, on a page or by command', async () => {
  const { reference } = await aCouple()
  process.env.OPS_NAME = 'Sanna'
  const id = (await ops('booking', 'cancel', reference, '--yes')).at(-1)?.slice(-4) ?? ''
  process.env.OPS_NAME = 'Mika'
  const { line } = await failure('undo', '--yes')
  delete process.env.OPS_NAME
  expect(line).toMatch(/^There is no command to undo\. Others did this: .+ of .+, by Sanna: /)
  expect(line).toContain(`./ops undo ${id}`)
})

async function dayOf(departureId: number): Promise<string> {
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${departureId}`,
  )
  return row?.day ?? ''
}

/** Run a command, and answer its question with yes after something has happened. */
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

test('only e-mails really sent are counted: none to a guest without an address, one to a first address', async () => {
  const { reference } = await aCouple()
  await backend.query(`UPDATE bookings SET customer_email = '' WHERE reference = '${reference}'`)
  const effect = async (...call: readonly (string | number)[]) =>
    JSON.parse((await ops(...call, '--dry-run', '--json')).join('\n')).effect
  const none = { emails: 0, creditNotes: 0 }
  expect(await effect('booking', 'party', reference, '--adults', 1)).toMatchObject(none)
  expect(await effect('money', 'refund', reference, 50, '--reason', 'goodwill')).toMatchObject(none)
  const one = { emails: 1, creditNotes: 0 }
  expect(await effect('booking', 'contact', reference, '--email', 'mika@example.com')).toMatchObject(one)
})

test('a credit note is counted for each payment that is refunded', async () => {
  const { reference } = await aCouple()
  const wanted = { kind: 'party', party: { adults: 3, children: 0 } } as const
  const { sessionId } = await aHeldChange({ reference, wanted })
  await pay(sessionId)
  expect(await ops('booking', 'cancel', reference, '--dry-run')).toContain(
    '3 guests, 537 € back to cards, 1 e-mail to guests now, and 2 with credit notes when the refunds are made',
  )
})

test('--json is JSON even if there is nothing to do, or nothing to list', async () => {
  const day = await dayOf((await aCouple()).departureId)
  const calls = [
    ...[
      ['seats', 1, day, 8],
      ['open', 1, day],
      ['departure', 'guide', 1, day],
      ['price', 1, day, '--ordinary'],
    ],
    ...[
      ['jobs', 'retry'],
      ['privacy', 'retention'],
      ['receipts', 'skip-to', 'R-2026-000001'],
    ],
  ] as const
  for (const call of calls)
    expect([call, JSON.parse((await ops(...call, '--json', '--yes')).join('\n'))]).toEqual([
      call,
      { preview: expect.any(Array), effect: { guests: 0, emails: 0 }, done: [] },
    ])
  const lists = [
    ...[
      ['season', 1, '2031-01-01'],
      ['booking', 'find', 'nobody'],
      ['booking', 'list', '--day', '2031-01-01'],
    ],
    ...[['emails', 'list'], ['enquiries'], ['jobs'], ['money', 'list', '2031-01-01']],
    ['check'],
  ] as const
  for (const call of lists) expect([call, (await ops(...call, '--json')).join('')]).toEqual([call, '[]'])
})

/** Options of a changing command that is not an act. */
async function others(): Promise<Readonly<Record<string, readonly (string | number)[]>>> {
  const { reference, sessionId } = await aPaidBooking({ customerEmail: 'other@example.com' })
  await backend.query(`SELECT graphile_worker.add_job('lapse_departure', job_key := 'lapse_departure:0');
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = 'lapse_departure:0'`)
  backend.stripe.setClock(at('12:00', '2027-02-01'))
  backend.stripe.refundByHand(`pi_${sessionId}`, 1_00)
  return {
    'links revoke': [reference],
    'privacy retention': [],
    'jobs retry': [],
    'receipts skip-to': ['R-2026-000900'],
    reconcile: ['--since', '2027-02-01'],
  }
}

test('so do all other changing commands: --dry-run shows the effects, also as JSON, and does nothing; without --yes nothing is done if nobody can be asked', async () => {
  const calls = await others()
  const acts = ACT_COMMANDS.map(({ name }) => name)
  const changing = [...opsCommands].flatMap(([name, { options }]) =>
    // What it changes is at Stripe: tests/lib/commands/stripe-connect.test.ts.
    name !== 'stripe connect' && options.some(({ long }) => long === '--dry-run') ? [name] : [],
  )
  expect([...Object.keys(calls), ...acts].sort()).toEqual(changing.sort())
  const count = () =>
    backend.query(`SELECT (SELECT count(*) FROM emails) AS emails, (SELECT count(*) FROM departures)
    AS departures, (SELECT max(id) FROM history) AS history, (SELECT count(*) FROM graphile_worker.jobs) AS jobs`)
  const before = await count()
  for (const [name, args] of Object.entries(calls)) {
    const now = name === 'privacy retention' ? new Date('2036-06-01T12:00:00Z') : at('23:59', '2027-02-01')
    const call = [...name.split(' '), ...args]
    expect([name, ...(await runOps(now, ...call, '--dry-run')).slice(-2)]).toEqual([
      name,
      expect.stringMatching(
        /^(\d+ guests?, \d+ € back to cards, .*\d+ e-mails? to guests|Nobody is notified, and no money moves)$/,
      ),
      'Nothing was done: this was a dry run.',
    ])
    const json = (await runOps(now, ...call, '--dry-run', '--json')).join('\n')
    expect([name, JSON.parse(json)]).toEqual([name, expect.objectContaining({ done: null })])
    const refusal = toCommandFailure(await runOps(now, ...call).catch((error: unknown) => error))
    expect([name, refusal]).toEqual([name, { line: 'Nothing was done: say --yes to do it.', exitCode: 2 }])
  }
  expect(await count()).toEqual(before)
})
