import { POST as checkOut } from '@/app/api/checkout/route'
import { POST as bookWithCrypto } from '@/app/api/crypto-bookings/route'
import { POST as writeToUs } from '@/app/api/requests/contact/route'
import { POST as askForTransport } from '@/app/api/requests/transportation/route'
import { POST as joinWaitingList } from '@/app/api/waiting-list/route'
import { CLIENT_ADDRESS_HEADER } from '@/lib/limits/client-address-header'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { createBookingFromEnquiry } from '@/lib/use-cases/checkout/create-booking-from-enquiry'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { aCall, read } from '@/tests/support/a-call'
import { confirmAll, waitingLists } from '@/tests/support/a-waiting-list'
import { freezeClock } from '@/tests/support/freeze-clock'
import { offerPlaces } from '@/tests/support/run-jobs'

freezeClock(NOON)
const backend = aBackend()
const { aFullDate } = waitingLists(backend)

let clients = 0

/** A call from a client of its own: one that is new has no limits to reach. */
const call = (path: string, body: object) =>
  aCall('POST', path, body, { [CLIENT_ADDRESS_HEADER]: `192.0.2.${(clients += 1)}` })

const PERSON = { name: 'Aino Korhonen', email: 'aino@example.com' }
const PARTY = { adults: 1, children: 0, customer_name: PERSON.name, customer_email: PERSON.email }

const card = (departureId: number, locale?: unknown) =>
  call('/api/checkout', {
    ...{ amount: 179, currency: 'eur', locale },
    metadata: { tour_id: 1, tour_date_id: departureId, ...PARTY },
  })

const crypto = (departureId: number, locale?: unknown) =>
  call('/api/crypto-bookings', {
    ...{ tour_id: 1, tour_date_id: departureId, ...PARTY },
    ...{ total_price: 179, crypto_type: 'bitcoin', locale },
  })

const message = (locale?: unknown) =>
  call('/api/requests/contact', { ...PERSON, message: 'Is there snow?', locale })

const journey = (locale?: unknown) =>
  call('/api/requests/transportation', {
    ...{ ...PERSON, destination: 'Rovaniemi to Levi', locale },
    serviceType: 'Private Transportation: Rovaniemi - Levi/Kittilä',
  })

const waiting = (departureId: number, locale?: unknown) =>
  call('/api/waiting-list', {
    ...{ tour_id: 1, tour_date_ids: [departureId], adults: 1, children: 0 },
    ...{ ...PERSON, locale },
  })

const languages = async (sql: string) =>
  (await backend.query<{ language: string }>(sql)).map(({ language }) => language)

const ofBookings = (departureId: number) =>
  languages(`SELECT language FROM bookings WHERE departure_id = ${departureId} ORDER BY language`)

test('a booking keeps the language of its page, and Stripe’s page is in it', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  expect(await read(await checkOut(card(departureId, 'fr')))).toMatchObject({ status: 200 })
  expect(await ofBookings(departureId)).toEqual(['fr'])
  expect(backend.stripe.callsTo('/checkout/sessions').at(-1)?.form.get('locale')).toBe('fr')
  expect(await read(await bookWithCrypto(crypto(departureId, 'it')))).toMatchObject({ status: 200 })
  expect(await ofBookings(departureId)).toEqual(['fr', 'it'])
})

test('nothing said is English', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  await checkOut(card(departureId))
  expect(await ofBookings(departureId)).toEqual(['en'])
  expect(backend.stripe.callsTo('/checkout/sessions').at(-1)?.form.get('locale')).toBe('en')
})

test('an enquiry keeps its language, and passes it on to the booking made of it', async () => {
  for (const ask of [() => writeToUs(message('de')), () => askForTransport(journey('es'))])
    expect(await read(await ask())).toMatchObject({ status: 200 })
  const rows = await backend.query<{ id: string; language: string }>(
    'SELECT id, language FROM enquiries ORDER BY kind',
  )
  expect(rows.map(({ language }) => language)).toEqual(['de', 'es'])
  const departureId = await backend.aDeparture({ seats: 8 })
  const [{ day }] = (await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${departureId}`,
  )) as [{ day: string }]
  const order = {
    ...{ tourId: 1, day, party: { adults: 1, children: 0 }, totalCents: null, method: null },
    ...{ isPrivate: false, isByLink: true, ...PERSON, phone: null, note: null },
  }
  await createBookingFromEnquiry.run({ enquiryId: rows[0]?.id ?? '', order }, NOON)
  expect(await ofBookings(departureId)).toEqual(['de'])
})

test('a party on the waiting list is offered its place in its language', async () => {
  const { departureId, references } = await aFullDate(1)
  expect(await read(await joinWaitingList(waiting(departureId, 'it')))).toMatchObject({ status: 200 })
  await confirmAll(NOON)
  await cancelBooking.run(references[0] ?? '', 'guest', NOON)
  await offerPlaces(NOON)
  expect(await ofBookings(departureId)).toEqual(['en', 'it'])
})

test('any other language is refused, and nothing is stored', async () => {
  const departureId = await backend.aDeparture({ seats: 8 })
  for (const locale of ['sv', 'EN', '', 5, null]) {
    const answers = [
      await checkOut(card(departureId, locale)),
      await bookWithCrypto(crypto(departureId, locale)),
      await writeToUs(message(locale)),
      await askForTransport(journey(locale)),
      await joinWaitingList(waiting(departureId, locale)),
    ]
    for (const answer of answers)
      expect([locale, await read(answer)]).toEqual([
        locale,
        { status: 400, body: expect.objectContaining({ code: 'invalid' }) },
      ])
  }
  expect(await ofBookings(departureId)).toEqual([])
})
