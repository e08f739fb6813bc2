import { database } from '@/lib/db/client'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { waitingLists } from '@/tests/support/a-waiting-list'
import { offerPlaces } from '@/tests/support/work'

const backend = aBackend()
const { aFullDate, wait, offersOn } = waitingLists(backend)

test('the database refuses to offer a date to a party twice, and one place to two parties', async () => {
  const [one, other] = [await aFullDate(1), await aFullDate(1)]
  await wait([one.departureId])
  await wait([other.departureId], { email: 'other@example.com' })
  await cancelBooking(one.references[0] ?? '', 'guest', NOON)
  await offerPlaces(NOON)
  const [offer] = await offersOn(one.departureId)
  const offered = (departureId: number, bookingId = '') =>
    backend.query(`UPDATE waiting_dates SET booking_id = '${bookingId}' WHERE departure_id = ${departureId}`)
  await expect(offered(other.departureId, offer?.id)).rejects.toThrow('waiting_dates_booking_id_key')
  const [paid] = await backend.bookings(other.departureId)
  await expect(offered(one.departureId, paid?.id)).rejects.toThrow('it was offered before')
})

test('the database refuses a party without an adult, or with other seats than guests', async () => {
  const add = (adults: number, children: number, seats: number) =>
    database().waitingParty.create({
      data: { name: 'Aino', email: 'aino@example.com', adults, children, seats, joinedAt: NOON },
    })
  await expect(add(0, 2, 2)).rejects.toThrow('waiting_parties_party')
  await expect(add(2, 0, 1)).rejects.toThrow('waiting_parties_party')
})
