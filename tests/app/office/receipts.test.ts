import { GET } from '@/app/office/bookings/[reference]/documents/[number]/route'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { database } from '@/lib/db/client'
import { listReceiptNumbers } from '@/lib/db/money/receipts'
import { loadOperatorBookingPage } from '@/lib/use-cases/operator-page/load-operator-page'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { freezeClock } from '@/tests/support/freeze-clock'

freezeClock(NOON)

const backend = aBackend()
const { aCookie } = anOfficeDoor(backend)
const { aPaidBooking } = changedBookings(backend)

async function documentOf(reference: string, number: string): Promise<Response> {
  const url = `https://lumi.example.com/office/bookings/${reference}/documents/${number}`
  const headers = { cookie: `__Host-office=${await aCookie()}` }
  return GET(new Request(url, { headers }), { params: Promise.resolve({ reference, number }) })
}

test('a booking’s page in the office links to its receipt, and a link to an inbox does not', async () => {
  const { reference } = await aPaidBooking()
  const booking = await findBookingByReference(database(), reference)
  if (!booking) throw new Error('no booking')
  const [number = ''] = await listReceiptNumbers(database(), booking.id)
  const office = await loadOperatorBookingPage(booking, { path: '/office/x', inbox: null }, NOON)
  const url = `/office/bookings/${reference}/documents/${number}`
  expect(office.related).toEqual([{ label: `Receipt ${number}`, url }])
  const inbox = await loadOperatorBookingPage(
    booking,
    { path: '/operator/x', inbox: 'one@lumi.example.com' },
    NOON,
  )
  expect(inbox.related).toEqual([])

  const file = await documentOf(reference, number)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toContain(number.toLowerCase())
})

test('a receipt of another booking is not found, and nobody gets one without a session', async () => {
  const { reference } = await aPaidBooking()
  const booking = await findBookingByReference(database(), (await aPaidBooking()).reference)
  const [number = ''] = await listReceiptNumbers(database(), booking?.id ?? '')
  expect((await documentOf(reference, number)).status).toBe(404)
  const url = `https://lumi.example.com/office/bookings/${reference}/documents/${number}`
  const answer = await GET(new Request(url), { params: Promise.resolve({ reference, number }) })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/office'])
})
