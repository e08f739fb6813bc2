import { healthConsentText } from '@/content/health-consent'
import { addDays, helsinkiDay } from '@/lib/calendar/day'
import { addMinutes } from '@/lib/calendar/duration'
import { checkBooks } from '@/lib/use-cases/payments/check-books'
import { database } from '@/lib/db/client'
import { listLinkableBookings } from '@/lib/db/bookings/linkable-bookings'
import { loadMetricsSnapshot } from '@/lib/db/upkeep/metrics-snapshot'
import { loadPersonalData } from '@/lib/db/bookings/personal-data'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { changeGuestDetails } from '@/lib/use-cases/changes/change-guest-details'
import { recordNoLights } from '@/lib/use-cases/changes/record-no-lights'
import { countGuestsToEmail } from '@/lib/use-cases/outbox/count-guests-to-email'
import { findLastGuestEmail } from '@/lib/use-cases/outbox/enqueue-email-copy'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'
import { erasePersonByEmail } from '@/lib/use-cases/privacy/erase-person-by-email'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'
import { queueTourEmails } from '@/lib/use-cases/scheduled/queue-tour-emails'
import { joinWaitingList } from '@/lib/use-cases/waiting-list/join-waiting-list'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { cancelledDepartures } from '@/tests/support/a-choice'
import { confirmAll, waitingLists } from '@/tests/support/a-waiting-list'
import { at } from '@/tests/support/builders'
import { runOps } from '@/tests/support/run-ops'
import { endChoices, offerPlaces, payRefunds } from '@/tests/support/run-jobs'

/* What we store about guests, who can read it, and when it is deleted. */

const backend = aBackend()
const { aPaidBooking, dueOf } = changedBookings(backend)
const { cancelFor, choices, moveTo, refund, whereIs } = cancelledDepartures(backend)
const { aFullDate, wait, offersOn } = waitingLists(backend)
const HOUR = 60
const A_DAY = 24 * HOUR

afterEach(() => backend.query('TRUNCATE waiting_parties CASCADE'))

/** Two parties of one tour, an hour after its start; the guest of the first is erased as far as the accounts allow. */
async function aForgottenGuest() {
  const forgotten = await aPaidBooking({ customerEmail: 'forgotten@example.com' })
  const { departureId } = forgotten
  const other = await aPaidBooking({ departureId, customerEmail: 'other@example.com' })
  const where = await whereIs(departureId)
  const night = addMinutes(at('20:00', where.day), HOUR)
  const { bookings } = await erasePersonByEmail.run('forgotten@example.com', night)
  const ofGuest = bookings.find(({ reference }) => reference === forgotten.reference)
  expect(ofGuest).toMatchObject({ erasure: 'keep_for_accounts' })
  return { forgotten, other, where, departureId, night }
}

/** The e-mails sent to a booking's guest since an instant. */
const kindsSince = async (reference: string, since: Date) =>
  (
    await database().email.findMany({
      where: { booking: { reference }, createdAt: { gte: since }, kind: { endsWith: '-guest' } },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ kind }) => kind)

test('an erased guest gets no e-mail about a night without lights, nor reminders, and may still choose by phone', async () => {
  const { forgotten, other, where, night } = await aForgottenGuest()
  expect(await recordNoLights.run(where, night)).toMatchObject({ parties: [{}, {}] })
  await endChoices(addMinutes(night, 3 * A_DAY))
  expect(await kindsSince(other.reference, night)).toEqual(['lights-not-seen-guest', 'choice-reminder-guest'])
  expect(await kindsSince(forgotten.reference, night)).toEqual([])
  expect(await checkBooks(night)).toEqual([])
  expect(await refund(forgotten.reference, night)).toMatchObject({ kind: 'refunded' })
  await payRefunds(night)
  expect(await dueOf(forgotten.reference)).toBe(0)
  expect(await kindsSince(forgotten.reference, night)).toEqual([])
})

test('an erased guest gets no e-mail about a cancelled departure, and is refunded automatically after 14 days', async () => {
  const { forgotten, other, departureId, night } = await aForgottenGuest()
  await cancelFor(departureId, 'weather', night)
  await endChoices(addMinutes(night, 3 * A_DAY))
  expect(await kindsSince(other.reference, night)).toEqual([
    'departure-cancelled-guest',
    'choice-reminder-guest',
  ])
  const end = addMinutes(night, 14 * A_DAY)
  await endChoices(end)
  await payRefunds(end)
  expect(await choices(forgotten.reference)).toMatchObject([{ ended_at: end }])
  expect(await dueOf(forgotten.reference)).toBe(0)
  expect(await kindsSince(forgotten.reference, night)).toEqual([])
})

test('an erased guest is not reminded of another date, and not thanked for a tour', async () => {
  const { forgotten, other, where, departureId, night } = await aForgottenGuest()
  const thanked = at('15:00', addDays(where.day, 1))
  await queueTourEmails(thanked)
  expect(await kindsSince(other.reference, night)).toEqual(['thank-you-guest'])
  const called = addMinutes(night, HOUR)
  await cancelFor(departureId, 'weather', called)
  const another = await backend.aDeparture({ seats: 8 })
  expect(await moveTo(forgotten.reference, another, called)).toMatchObject({ kind: 'moved' })
  await queueTourEmails(at('10:00', addDays((await whereIs(another)).day, -2)))
  expect(await kindsSince(forgotten.reference, night)).toEqual([])
})

test('an erased guest gets no credit note and no earlier e-mail again, and no preview counts an e-mail to one', async () => {
  const { forgotten, other, departureId, night } = await aForgottenGuest()
  const { reference } = forgotten
  await refundBooking.run({ reference, cents: 50_00, reason: 'goodwill' }, night)
  await payRefunds(night)
  expect(await kindsSince(reference, night)).toEqual([])
  expect(await findLastGuestEmail(reference)).toEqual({ kind: 'refused', reason: 'forgotten' })
  expect(await findLastGuestEmail(other.reference)).toMatchObject({ kind: 'found' })
  const bookings = await database().booking.findMany({ where: { departureId } })
  expect(await countGuestsToEmail(bookings)).toBe(1)
})

/* Rule: health (docs/rules.md) */

const WORDS = 'Allergic to nuts'
const NOTE = { words: WORDS, consentText: healthConsentText('en') }
const LATER = addMinutes(NOON, 60)

const say = (reference: string, health: typeof NOTE | null, now = NOON) =>
  changeGuestDetails.run(reference, { health }, now, GUEST)

const notesOf = (reference: string) =>
  backend.query<{ words: string; consented_at: Date; consent_text: string }>(
    `SELECT h.* FROM health_notes h JOIN bookings b ON b.id = h.booking_id WHERE reference = '${reference}'`,
  )

async function aBookingWithNote(customerEmail = 'aino@example.com') {
  const booking = await aPaidBooking({ customerEmail })
  await say(booking.reference, NOTE)
  return booking
}

test('a health note is stored with the instant and the wording of the consent, and repeating it changes nothing', async () => {
  const { reference } = await aBookingWithNote()
  expect(await say(reference, NOTE, LATER)).toMatchObject({ kind: 'unchanged' })
  expect(await notesOf(reference)).toMatchObject([
    { words: WORDS, consented_at: NOON, consent_text: healthConsentText('en') },
  ])
  await say(reference, { ...NOTE, words: 'Asthma' }, LATER)
  expect(await notesOf(reference)).toMatchObject([{ words: 'Asthma', consented_at: LATER }])
})

test('once withdrawn, nothing of it is left', async () => {
  const { reference } = await aBookingWithNote()
  expect(await say(reference, null)).toMatchObject({ kind: 'changed' })
  expect(await notesOf(reference)).toEqual([])
})

test('neither the history nor any e-mail contains it', async () => {
  const { reference } = await aBookingWithNote()
  const written = await backend.query(`
    SELECT row_to_json(x)::text FROM history x UNION ALL SELECT row_to_json(e)::text FROM emails e`)
  expect(JSON.stringify(written)).not.toMatch(/nuts|health/i)
  const shown = (await runOps(NOON, 'booking', 'show', reference)).join('\n')
  expect(shown).toContain(`Health        ${WORDS}`)
})

test('the guide can read it, even if the office has not released the wishes', async () => {
  const { reference, departureId } = await aPaidBooking({ specialRequests: 'A quiet seat' })
  await say(reference, NOTE)
  const { day } = await whereIs(departureId)
  const rows = JSON.parse((await runOps(NOON, 'departure', 'show', 1, day, '--json')).join('\n'))
  expect(rows).toMatchObject([{ reference, health: WORDS, wishes: 'see the office' }])
  expect((await runOps(NOON, 'departure', 'show', 1, day, '--csv')).join('\n')).toContain(WORDS)
})

test('it is kept until 30 days after the tour, then deleted', async () => {
  const { reference, departureId } = await aBookingWithNote()
  const { day } = await whereIs(departureId)
  const thirtyDays = new Date(new Date(`${day}T20:00:00+02:00`).getTime() + 30 * 86_400_000)
  expect(helsinkiDay(thirtyDays) > day).toBe(true)
  await applyRetention.run(thirtyDays)
  expect(await notesOf(reference)).toHaveLength(1)
  await applyRetention.run(new Date(thirtyDays.getTime() + 1))
  expect(await notesOf(reference)).toEqual([])
})

test('it is exported, and erased with the person', async () => {
  const { reference } = await aBookingWithNote('maija@example.com')
  const { bookings } = JSON.parse((await runOps(NOON, 'privacy', 'export', 'maija@example.com')).join('\n'))
  expect(bookings).toMatchObject([{ health: { words: WORDS, consentText: healthConsentText('en') } }])
  await runOps(addMinutes(NOON, 365 * 24 * 60), 'privacy', 'erase', 'maija@example.com', '--yes')
  expect(await notesOf(reference)).toEqual([])
})

test('changed wishes are no longer released to the guide', async () => {
  const { reference } = await aPaidBooking({ specialRequests: 'A quiet seat' })
  await runOps(NOON, 'booking', 'wishes', reference, '--release', '--yes')
  const releasedAt = async () =>
    (
      await backend.query<{ at: Date | null }>(
        `SELECT wishes_released_at AS at FROM bookings WHERE reference = '${reference}'`,
      )
    )[0]?.at
  expect(await releasedAt()).toEqual(NOON)
  await changeGuestDetails.run(reference, { customerPhone: '+358 1' }, NOON, GUEST)
  expect(await releasedAt()).toEqual(NOON)
  expect(await changeGuestDetails.run(reference, { specialRequests: null }, NOON, GUEST)).toMatchObject({
    kind: 'changed',
  })
  expect(await releasedAt()).toBeNull()
})

test('the office deletes it at the guest’s request, also for an ended booking, without a trace', async () => {
  const { reference } = await aBookingWithNote()
  await runOps(NOON, 'booking', 'cancel', reference, '--yes')
  const forget = (...words: readonly string[]) =>
    runOps(NOON, 'booking', 'contact', reference, '--no-health', ...words)
  const before = await backend.query('SELECT * FROM history')
  expect((await forget('--dry-run')).join()).not.toContain(WORDS)
  expect(await notesOf(reference)).toHaveLength(1)
  expect((await forget('--yes')).at(-1)).toBe(`${reference}: the health details are deleted.`)
  expect(await notesOf(reference)).toEqual([])
  expect(await backend.query('SELECT * FROM history')).toEqual(before)
  expect((await forget('--yes')).at(-1)).toMatch('nothing to do')
  await expect(forget('--phone', '+358 40 1234567')).rejects.toThrow('This booking has ended')
  const unknown = runOps(NOON, 'booking', 'contact', 'LL-222222', '--no-health')
  await expect(unknown).rejects.toThrow('There is no booking with this reference.')
})

/* Guests on the waiting list. */

async function aFullDay() {
  const date = await aFullDate(1)
  const [row] = await backend.query<{ day: string }>(
    `SELECT day::text FROM departures WHERE id = ${date.departureId}`,
  )
  return { ...date, day: row?.day ?? '' }
}

const waitingOn = (departureId: number) => database().waitingDate.count({ where: { departureId } })

test('season, today and the metrics count the parties waiting', async () => {
  const { departureId, day } = await aFullDay()
  await wait([departureId], { email: 'first@example.com' })
  await wait([departureId], { email: 'second@example.com' })
  expect(JSON.parse((await runOps(NOON, 'season', 1, day, '--json')).join('\n'))).toMatchObject([
    { seats: 1, free: 0, waiting: 2 },
  ])
  const eve = (await runOps(at('12:00', day), 'today')).join('\n')
  expect(eve).toContain('1 of 1 seats taken, 2 parties waiting')
  expect(await loadMetricsSnapshot(database())).toMatchObject({ waiting: 2 })
})

test('the history records that a party joined, but not who', async () => {
  const { departureId } = await aFullDay()
  await wait([departureId], { adults: 1, children: 0 })
  const rows = await database().history.findMany({ where: { departureId }, omit: { id: true } })
  expect(rows).toMatchObject([{ what: 'waiting_joined', after: { adults: 1, children: 0 } }])
  expect(JSON.stringify(rows)).not.toMatch(/aino/i)
})

test('entries are deleted once their date has passed, and the guest with the last of them', async () => {
  const [one, other] = [await aFullDay(), await aFullDay()]
  await wait([one.departureId, other.departureId])
  await applyRetention.run(at('19:59', one.day))
  expect(await waitingOn(one.departureId)).toBe(1)
  await applyRetention.run(at('20:01', one.day))
  expect([await waitingOn(one.departureId), await waitingOn(other.departureId)]).toEqual([0, 1])
  await applyRetention.run(at('20:01', other.day))
  expect(await database().waitingParty.count()).toBe(0)
})

test('an unconfirmed party is counted nowhere, and erased after two days; its client is stored while offers are possible', async () => {
  const { departureId, day, references } = await aFullDay()
  const caller = { address: '192.0.2.9', route: '/api/waiting-list', proof: null, looksAutomatic: false }
  const who = { tourId: 1, departureIds: [departureId], adults: 1, children: 0, name: 'Aino' }
  await joinWaitingList({ ...who, email: 'click@example.com' }, NOON, caller)
  await confirmAll(NOON)
  await joinWaitingList({ ...who, email: 'never@example.com' }, NOON, caller)
  expect(await loadMetricsSnapshot(database())).toMatchObject({ waiting: 1 })
  expect(JSON.parse((await runOps(NOON, 'season', 1, day, '--json')).join('\n'))).toMatchObject([
    { waiting: 1 },
  ])
  expect((await runOps(at('12:00', day), 'today')).join('\n')).toContain('1 party waiting')
  const rows = async () =>
    (await database().waitingParty.findMany({ orderBy: { email: 'asc' } })).map(
      ({ email, clientHash }) => `${email} ${clientHash !== null}`,
    )
  await applyRetention.run(addMinutes(NOON, 48 * 60 - 1))
  expect(await rows()).toEqual(['click@example.com true', 'never@example.com true'])
  await applyRetention.run(addMinutes(NOON, 48 * 60))
  expect(await rows()).toEqual(['click@example.com true'])
  await cancelBooking.run(references[0] ?? '', 'guest', NOON)
  await offerPlaces(NOON)
  expect(await rows()).toEqual(['click@example.com false'])
})

test('an erased guest is off the list, and an export contains all of it', async () => {
  const { departureId } = await aFullDay()
  await wait([departureId], { email: 'Kaisa@example.com' })
  await wait([departureId], { email: 'other@example.com' })
  const person = await loadPersonalData(database(), 'kaisa@EXAMPLE.com')
  expect(JSON.parse(JSON.stringify(person.waiting))).toMatchObject([{ seats: 1, dates: [{ departureId }] }])
  expect(await erasePersonByEmail.run('kaisa@example.com', NOON)).toMatchObject({ waiting: 1 })
  expect(await waitingOn(departureId)).toBe(1)
})

test('an offered place has its e-mail, or the check finds it, and its link is resent with lost links', async () => {
  const { departureId, references } = await aFullDay()
  await wait([departureId], { email: 'lost@example.com' })
  await cancelBooking.run(references[0] ?? '', 'guest', NOON)
  await offerPlaces(NOON)
  const [offer] = await offersOn(departureId)
  const about = { about: offer?.reference, text: expect.stringContaining('was offered') }
  expect(await checkBooks(NOON)).not.toContainEqual(about)
  expect(await listLinkableBookings(database(), { email: 'lost@example.com', since: NOON })).toMatchObject([
    { reference: offer?.reference },
  ])
  await backend.query(`DELETE FROM emails WHERE kind = 'place-offered-guest'`)
  expect(await checkBooks(NOON)).toContainEqual(about)
})
