import { startCheckout } from '@/lib/use-cases/checkout/start-checkout'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

const backend = aBackend()

async function aFullDeparture(): Promise<number> {
  const departureId = await backend.aDeparture({ seats: 2 })
  await startCheckout(aBookingInput({ departureId, adults: 2, offeredCents: 358_00 }), NOON)
  return departureId
}

function copyOfBooking(departureId: number, set: string): Promise<unknown> {
  return backend.query(`
    CREATE TEMP TABLE copy AS SELECT * FROM bookings WHERE departure_id = ${departureId} LIMIT 1;
    UPDATE copy SET id = gen_random_uuid(), reference = gen_random_uuid()::text, idempotency_key = NULL, ${set};
    INSERT INTO bookings SELECT * FROM copy;
    DROP TABLE copy`)
}

afterEach(() => backend.query('DROP TABLE IF EXISTS copy'))

test('the database refuses a booking beyond the seats, whatever program writes it', async () => {
  const departureId = await aFullDeparture()
  await expect(copyOfBooking(departureId, "state = 'confirmed'")).rejects.toThrow('departures_seats_suffice')
  expect(await backend.seatsTaken(departureId)).toBe(2)
})

test('the database refuses to seat a lapsed booking where no seat is left', async () => {
  const departureId = await aFullDeparture()
  await copyOfBooking(departureId, "state = 'lapsed'")
  const seat = backend.query(`UPDATE bookings SET state = 'confirmed' WHERE departure_id = ${departureId}`)
  await expect(seat).rejects.toThrow('departures_seats_suffice')
})

test('seats taken follow every change of a booking: state, size, departure, deletion', async () => {
  const from = await aFullDeparture()
  const to = await backend.aDeparture({ seats: 4 })
  const [{ id } = { id: '' }] = await backend.bookings(from)
  await backend.query(`UPDATE bookings SET adults = 1, seats = 1, total_cents = 17900 WHERE id = '${id}'`)
  expect(await backend.seatsTaken(from)).toBe(1)
  await backend.query(`UPDATE bookings SET departure_id = ${to} WHERE id = '${id}'`)
  expect([await backend.seatsTaken(from), await backend.seatsTaken(to)]).toEqual([0, 1])
  await backend.query(`UPDATE bookings SET state = 'cancelled' WHERE id = '${id}'`)
  expect(await backend.seatsTaken(to)).toBe(0)
  await backend.query(`UPDATE bookings SET state = 'confirmed' WHERE id = '${id}'`)
  await backend.query(`DELETE FROM checkouts; DELETE FROM bookings WHERE id = '${id}'`)
  expect(await backend.seatsTaken(to)).toBe(0)
})

test.each([
  ['a total that is not party times price', 'total_cents = total_cents + 1'],
  ['seats that are not the party', 'seats = seats + 1'],
  ['a party without an adult', 'adults = 0, children = 2'],
  ['an unpaid booking without an end', "state = 'hold', expires_at = NULL"],
])('the database refuses %s', async (_what, set) => {
  const departureId = await aFullDeparture()
  await expect(
    backend.query(`UPDATE bookings SET ${set} WHERE departure_id = ${departureId}`),
  ).rejects.toThrow('bookings_')
})
