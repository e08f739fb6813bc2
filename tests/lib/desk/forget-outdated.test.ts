import { bookWithCrypto } from '@/lib/desk/book-with-crypto'
import { forgetOutdatedPeople } from '@/lib/desk/forget-outdated'
import { sendRequest } from '@/lib/desk/send-request'
import { lapseOverdue } from '@/lib/desk/settle-overdue'
import { aDesk, aWish, NOON } from '@/tests/a-desk'

const desk = aDesk()

const after = (text: string) => new Date(`${text}T12:00:00Z`)

beforeAll(async () => {
  const departureId = await desk.aDeparture({ seats: 1 })
  await bookWithCrypto(aWish({ departureId, cryptoType: 'bitcoin', customerPhone: '+358 1' }), NOON)
  const message = { destination: null, additionalInfo: null, serviceType: null, idempotencyKey: null }
  await sendRequest(
    { kind: 'contact', name: 'Aino', email: 'aino@example.com', phone: null, message: 'Hi', ...message },
    NOON,
  )
})

test('nothing is forgotten before its time, and no letter that is still owed', async () => {
  expect(await forgetOutdatedPeople(after('2027-02-28'))).toEqual({ bookings: 0, requests: 0, letters: 0 })
  expect(await forgetOutdatedPeople(after('2027-03-02'))).toEqual({ bookings: 0, requests: 0, letters: 0 })
})

test('letters lose their words after 90 days, requests go after 2 years, bookings lose their guests after 7', async () => {
  await desk.query('UPDATE letters SET next_try_at = NULL, sent_at = now()')
  expect(await forgetOutdatedPeople(after('2027-03-02'))).toEqual({ bookings: 0, requests: 0, letters: 4 })
  expect(await forgetOutdatedPeople(after('2028-11-30'))).toMatchObject({ requests: 0 })
  expect(await forgetOutdatedPeople(after('2028-12-02'))).toMatchObject({ requests: 1 })
  // Counted from the tour, which may belong to the year after its booking.
  expect(await forgetOutdatedPeople(after('2033-12-10'))).toMatchObject({ bookings: 0 })
  expect(await forgetOutdatedPeople(after('2033-12-14'))).toMatchObject({ bookings: 1 })
  expect(await forgetOutdatedPeople(after('2033-12-14'))).toEqual({ bookings: 0, requests: 0, letters: 0 })

  expect(await desk.query("SELECT 1 FROM letters WHERE facts::text LIKE '%aino%'")).toEqual([])
  expect(
    await desk.query(
      'SELECT customer_name, customer_email, customer_phone, seats, total_cents FROM bookings',
    ),
  ).toEqual([{ customer_name: '', customer_email: '', customer_phone: null, seats: 1, total_cents: 179_00 }])
})

test('a booking that was never marked as lapsed is so before its guest is forgotten, and owes nothing after', async () => {
  const departureId = await desk.aDeparture({ seats: 1 })
  const wish = aWish({ departureId, customerEmail: 'late@example.com', cryptoType: 'bitcoin' })
  await bookWithCrypto(wish, NOON)
  await forgetOutdatedPeople(after('2034-01-01'))
  await lapseOverdue(after('2034-01-01'))
  expect(await desk.bookings(departureId)).toMatchObject([{ state: 'lapsed', customer_email: '' }])
  expect(await desk.query(`SELECT 1 FROM letters WHERE '' = ANY(recipients)`)).toEqual([])
})
