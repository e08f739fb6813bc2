import { z } from 'zod'
import { POST } from '@/app/api/waiting-list/route'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { RATE_LIMITS } from '@/lib/limits/limits'
import { FILL_TIME_HEADER, HONEYPOT_FIELD } from '@/lib/contract/proof'
import { database } from '@/lib/db/client'
import { findDeparture } from '@/lib/db/departures/departures'
import { releaseCheckout } from '@/lib/use-cases/checkout/release-checkout'
import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { requestChange } from '@/lib/use-cases/changes/request-change'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { confirmAll, waitingLists } from '@/tests/support/a-waiting-list'
import { offerPlaces } from '@/tests/support/run-jobs'
import { freezeClock } from '@/tests/support/freeze-clock'

freezeClock(NOON)
const backend = aBackend()
const { aFullDate, buy } = waitingLists(backend)
let clients = 0

const ask = async (dates: readonly unknown[], changes: object = {}, headers: Record<string, string> = {}) =>
  read(
    await POST(
      aCall(
        'POST',
        '/api/waiting-list',
        {
          ...{ tour_id: 1, tour_date_ids: dates, adults: 2, children: 0 },
          ...{ name: 'Aino', email: 'aino@example.com', ...changes },
        },
        { [CLIENT_ADDRESS_HEADER]: `192.0.2.${(clients += 1)}`, ...headers },
      ),
    ),
  )

/** Join and confirm: everyone who joins also clicks the link. */
const join: typeof ask = async (...asked) => {
  const answer = await ask(...asked)
  await confirmAll(NOON)
  return answer
}

const waitingFor = async (departureId: number) =>
  (
    await backend.query<{ email: string; seats: number }>(
      `SELECT p.email, p.seats FROM waiting_parties p JOIN waiting_dates w ON w.party_id = p.id
       WHERE w.departure_id = ${departureId} ORDER BY p.sequence`,
    )
  ).map(({ email, seats }) => `${email} ${seats}`)

const TAKEN = { status: 200, body: { success: true } }

const refusal = z.object({ code: z.string().optional() })

test('a party waits for its dates even if its address already waits, and keeps its place on the list', async () => {
  const [{ departureId }, other] = [await aFullDate(2), await aFullDate(2)]
  expect(await join([departureId, String(other.departureId), departureId])).toEqual(TAKEN)
  expect(await join([departureId], { email: 'second@example.com' })).toEqual(TAKEN)
  expect(await join([departureId], { email: 'AINO@example.com' })).toEqual(TAKEN)
  // Another party is a separate place on the list: nobody can take a guest's place by typing their address.
  expect(await join([departureId], { adults: 1 })).toEqual(TAKEN)
  expect(await waitingFor(departureId)).toEqual([
    'aino@example.com 2',
    'second@example.com 2',
    'aino@example.com 1',
  ])
  expect(await waitingFor(other.departureId)).toEqual(['aino@example.com 2'])
})

test('one date with places refuses the whole request, because the guest can book it', async () => {
  const [{ departureId }, free] = [await aFullDate(2), await backend.aDeparture({ seats: 2 })]
  expect(await ask([departureId, free])).toMatchObject({ status: 409, body: { code: 'has_room' } })
  expect(await ask([departureId, free], { adults: 3 })).toMatchObject({
    status: 400,
    body: { code: 'invalid', error: expect.stringContaining('2 seats') },
  })
  expect(await waitingFor(departureId)).toEqual([])
})

/* Unpaid holds do not make a date full. Otherwise a client could hold seats, wait for them, and take the whole date. */

test('six dates, one client, eighteen requests: no date goes dark', async () => {
  const client = { [CLIENT_ADDRESS_HEADER]: '198.51.100.66' }
  const dates: number[] = []
  for (let date = 0; date < 6; date++) dates.push(await backend.aDeparture({ seats: 8 }))
  for (const [index, departureId] of dates.entries()) {
    const caller = { address: '198.51.100.66', route: '/api/checkout', proof: null, looksAutomatic: false }
    const hold = await startCheckout(aBookingInput({ departureId }), NOON, caller)
    if (hold.kind !== 'started') throw new Error(hold.reason)
    const who = { adults: 8, email: `nobody${index}@example.com` }
    expect(await join([departureId], who, client)).toMatchObject({
      status: 409,
      body: {
        code: 'has_room',
        error: expect.stringMatching(/kept for guests who are still paying.*minutes/),
      },
    })
    await releaseCheckout(hold.sessionId, NOON)
  }
  await offerPlaces(NOON)
  for (const id of dates) expect(await findDeparture(database(), id, NOON)).toMatchObject({ seatsFree: 8 })
})

test('unpaid cryptocurrency bookings and changes do not make a date full either; those paid or under way do', async () => {
  const { departureId, references } = await aFullDate(1, 1)
  const [paid] = references
  const seats = (count: number) =>
    backend.query(`UPDATE departures SET seats = ${count} WHERE id = ${departureId}`)
  const code = async () => refusal.parse((await ask([departureId], { adults: 1 })).body).code ?? 'waits'
  await seats(3)
  const hold = await buy(departureId)
  if (hold.kind !== 'started') throw new Error(hold.reason)
  const become = (state: string, method: string, source = 'web') =>
    backend.query(`UPDATE bookings SET state = '${state}', payment_method = '${method}', source = '${source}',
      crypto_type = ${method === 'crypto' ? "'bitcoin'" : 'NULL'} WHERE reference = '${hold.reference}'`)
  expect(await code()).toBe('has_room')
  await become('awaiting_payment', 'crypto')
  expect(await code()).toBe('has_room')
  // A bank debit that is under way, and seats reserved by the operator or for the waiting list.
  await become('awaiting_payment', 'card')
  expect(await code()).toBe('waits')
  for (const source of ['phone', 'waiting_list']) {
    await become('hold', 'card', source)
    expect(await code()).toBe('waits')
  }
  await seats(4)
  const wanted = { kind: 'party', party: { adults: 2, children: 0 } } as const
  const asked = await requestChange.run({ reference: paid ?? '', wanted, asking: { actor: 'guest' } }, NOON)
  expect(asked.kind).toBe('held')
  expect(await code()).toBe('has_room')
})

test('missing or withdrawn dates, and invalid fields, are refused', async () => {
  const { departureId } = await aFullDate(2)
  const zoo = await backend.aDeparture({ seats: 1, tourId: 8 })
  expect(await ask([departureId, zoo])).toMatchObject({ status: 404, body: { code: 'date_not_found' } })
  await backend.query(`UPDATE departures SET is_closed = true WHERE id = ${departureId}`)
  expect(await ask([departureId])).toMatchObject({ status: 409, body: { code: 'date_closed' } })
  const wrong = [
    ask([]),
    ask(Array.from({ length: 32 }, (_, index) => index + 1)),
    ask([departureId], { adults: 0 }),
    ask([departureId], { email: 'aino@' }),
    ask([departureId], { name: ' ' }),
  ]
  for (const answer of await Promise.all(wrong))
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
})

test('an address that asks too often gets the usual response, and no more e-mails', async () => {
  const { departureId } = await aFullDate(20)
  const asks = RATE_LIMITS.waiting_of_address.points + 1
  for (let adults = 1; adults <= asks; adults++) expect(await ask([departureId], { adults })).toEqual(TAKEN)
  expect(await waitingFor(departureId)).toHaveLength(asks - 1)
})

test('a client that asks too often must solve a proof, then wait; and so must anything that looks like a bot', async () => {
  const { departureId } = await aFullDate(2)
  const client = { [CLIENT_ADDRESS_HEADER]: '198.51.100.7' }
  const limited = { status: 429, body: { code: 'too_many_requests' } }
  for (let count = 0; count < RATE_LIMITS.waiting_of_client.points / 2; count++)
    await ask([departureId], { adults: 1, email: `guest${count}@example.com` }, client)
  const next = await ask([departureId], {}, client)
  expect(next).toMatchObject({ ...limited, body: { challenge: expect.any(Object) } })
  expect(await ask([departureId], { [HONEYPOT_FIELD]: 'x' })).toMatchObject(limited)
  expect(await ask([departureId], {}, { [FILL_TIME_HEADER]: '1' })).toMatchObject(limited)
})
