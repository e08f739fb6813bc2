import { bookings } from '@/lib/commands/bookings'
import { callOff } from '@/lib/commands/call-off'
import { cancel } from '@/lib/commands/cancel'
import { close, open } from '@/lib/commands/close-and-open'
import { confirm } from '@/lib/commands/confirm'
import { guests } from '@/lib/commands/guests'
import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'
import { aProgram } from '@/tests/support/a-program'

const backend = aBackend()

/** The rest of the season, a tenth of which can be held unpaid. */
beforeAll(() => backend.aDeparture({ seats: 200 }))

let said: string[] = []

beforeEach(() => {
  said = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})

async function aReference(): Promise<string> {
  const departureId = await backend.aDeparture({ seats: 1 })
  const booking = await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  if (booking.kind !== 'booked') throw new Error('not booked')
  return booking.reference
}

test('bookings are listed, all or by state', async () => {
  const reference = await aReference()
  await bookings([])
  expect(said.join('\n')).toMatch(
    new RegExp(`${reference}  awaiting payment  2026-12-\\d\\d  Guaranteed Northern Lights Tour`),
  )
  await expect(bookings(['paid'])).rejects.toThrow('There is no state paid')
  said = []
  await bookings(['refunded'])
  expect(said).toEqual(['No bookings.'])
})

test('who comes on a day is listed with what a guide must know', async () => {
  const reference = await aReference()
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures d JOIN bookings b ON b.departure_id = d.id WHERE reference = '${reference}'`,
  )
  await guests([row?.day ?? ''])
  expect(said.join('\n')).toMatch(
    new RegExp(
      `Guaranteed Northern Lights Tour  ${reference}  1 \\+ 0  Aino Korhonen  no phone  .*waits for 179 €`,
    ),
  )
  await expect(guests(['today'])).rejects.toThrow('YYYY-MM-DD')
  said = []
  await guests(['2031-01-01'])
  expect(said).toEqual(['Nobody has booked for Wednesday, 1 January 2031.'])
})

test('a booking is confirmed and cancelled by its reference, in small letters too', async () => {
  const reference = await aReference()
  await confirm([reference.toLowerCase()], NOON)
  expect(said).toEqual([`${reference} is confirmed; the guest is being told.`])
  await expect(confirm([reference], NOON)).rejects.toThrow('does not wait for a payment')
  await cancel([reference.toLowerCase(), '--yes'], NOON)
  expect(said[1]).toMatch(
    new RegExp(
      `^${reference}  Aino Korhonen, 1 guest, Guaranteed Northern Lights Tour on .+ 2026: 179 € is for you to return\\.$`,
    ),
  )
  expect(said[2]).toBe(`${reference} is cancelled: 179 € is for you to return.`)
  await expect(cancel([reference, '--yes'], NOON)).rejects.toThrow('not confirmed')
})

test('a date is taken off sale and put back by its tour and day', async () => {
  const departureId = await backend.aDeparture({ seats: 4 })
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${departureId}`,
  )
  const day = row?.day ?? ''
  const isClosed = async () =>
    (await backend.query(`SELECT is_closed FROM departures WHERE id = ${departureId}`))[0]
  await close(['1', day])
  expect(await isClosed()).toEqual({ is_closed: true })
  await open(['1', day])
  expect(await isClosed()).toEqual({ is_closed: false })
  expect(said).toEqual([
    expect.stringMatching(/^Guaranteed Northern Lights Tour on .* is closed; 0 of its 4 places are taken\.$/),
    expect.stringMatching(
      /^Guaranteed Northern Lights Tour on .* is on sale; 0 of its 4 places are taken\.$/,
    ),
  ])
})

test('a date that is none, or that has no departure, is said to be so', async () => {
  await expect(close(['1', 'tomorrow'])).rejects.toThrow('YYYY-MM-DD')
  await expect(close(['3', '2026-12-12'])).rejects.toThrow('tours are 1, 2, 4, 5, 8')
  await expect(open(['1', '2031-07-01'])).rejects.toThrow('no departure')
})

test('when the guest asked must be a time that was', async () => {
  await expect(cancel(['LL-1', '2026-12-01', '8pm'], NOON)).rejects.toThrow('YYYY-MM-DD HH:MM')
  await expect(cancel(['LL-1', '2026-12-01', '12:01'], NOON)).rejects.toThrow('future')
  await expect(cancel(['LL-1', '2026-12-01', '12:00'], NOON)).rejects.toThrow(
    'no booking with this reference',
  )
})

test('who cancels one party for a reason of ours is told that the date stays on sale, and how to end all of it', async () => {
  const reference = await aReference()
  await cancel([reference, 'by-us', '--yes'], NOON)
  expect(said[0]).toMatch(/: nothing was paid\.$/)
  expect(said[1]).toBe(
    `The date stays on sale; to end the whole departure: npm run ops -- call-off 1 ${await dayOf(reference)}`,
  )
})

test('without a terminal and without --yes nothing is cancelled or called off, and the exit code is 2', async () => {
  const reference = await aReference()
  const day = await dayOf(reference)
  for (const args of [
    ['cancel', reference, 'by-us'],
    ['call-off', '1', day],
    ['call-off', '1', 'tomorrow', '--yes'],
    ['cancel', reference, 'guarantee', 'please', '--yes'],
  ]) {
    const program = aProgram('lib/commands/ops.ts', {}, args)
    expect([args, await program.ended]).toEqual([args, 2])
  }
  expect(await backend.query(`SELECT state FROM bookings WHERE reference = '${reference}'`)).toEqual([
    { state: 'awaiting_payment' },
  ])
})

test('a departure is called off by name: who is on it, what goes back, who is written to; it stays off sale', async () => {
  const reference = await aReference()
  await confirm([reference], NOON)
  const day = await dayOf(reference)
  said = []
  await callOff(['1', day, '--yes'], NOON)
  const sum = 'Bookings: 1. Guests: 1. Back to cards: 0 €. For you to return: 179 €. Letters to guests: 1.'
  expect(said).toEqual([
    expect.stringMatching(
      /^Guaranteed Northern Lights Tour on .+ 2026 at 20:00 would be called off, for good\.$/,
    ),
    `  ${reference}  Aino Korhonen  1 guest  179 € is for you to return`,
    sum,
    expect.stringMatching(
      new RegExp(`^Guaranteed Northern Lights Tour on .+ at 20:00 is called off\\. ${sum}$`),
    ),
  ])
  await expect(callOff(['1', day, '--yes'], NOON)).rejects.toThrow('called off already')
  await expect(open(['1', day])).rejects.toThrow('is called off and cannot be put back on sale')
  await close(['1', day])
  await expect(callOff(['3', day, '--yes'], NOON)).rejects.toThrow('no departure')
})

async function dayOf(reference: string): Promise<string> {
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures d JOIN bookings b ON b.departure_id = d.id WHERE reference = '${reference}'`,
  )
  return row?.day ?? ''
}
