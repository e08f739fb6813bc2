import { bookWithCrypto } from '@/lib/desk/book-with-crypto'
import { bookings } from '@/lib/ops/bookings'
import { cancel } from '@/lib/ops/cancel'
import { confirm } from '@/lib/ops/confirm'
import { aDesk, aWish, NOON } from '@/tests/a-desk'

const desk = aDesk()
let said: string[] = []

beforeEach(() => {
  said = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})

async function aReference(): Promise<string> {
  const departureId = await desk.aDeparture({ seats: 1 })
  const booking = await bookWithCrypto(aWish({ departureId, cryptoType: 'bitcoin' }), NOON)
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

test('a booking is confirmed and cancelled by its reference, in small letters too', async () => {
  const reference = await aReference()
  await confirm([reference.toLowerCase()], NOON)
  expect(said).toEqual([`${reference} is confirmed; the guest is being told.`])
  await expect(confirm([reference], NOON)).rejects.toThrow('does not wait for a payment')
  await cancel([reference.toLowerCase()], NOON)
  expect(said[1]).toBe(`${reference} is cancelled: 179 € is for you to return.`)
  await expect(cancel([reference], NOON)).rejects.toThrow('not confirmed')
})

test('when the guest asked must be a time that was', async () => {
  await expect(cancel(['LL-1', '2026-12-01', '8pm'], NOON)).rejects.toThrow('YYYY-MM-DD HH:MM')
  await expect(cancel(['LL-1', '2026-12-01', '12:01'], NOON)).rejects.toThrow('future')
  await expect(cancel(['LL-1', '2026-12-01', '12:00'], NOON)).rejects.toThrow(
    'no booking with this reference',
  )
})
