import { healthConsent } from '@/content/health-consent'
import { minutesAfter } from '@/lib/calendar/duration'
import { helsinkiDay } from '@/lib/calendar/day'
import { changeDetails } from '@/lib/use-cases/changes/change-details'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings, GUEST } from '@/tests/support/a-changed-booking'
import { choicesOf } from '@/tests/support/a-choice'
import { runOps } from '@/tests/support/run-ops'

/* Rule: health (docs/rules.md) */

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const { whereIs } = choicesOf(backend)

const WORDS = 'Allergic to nuts'
const NOTE = { words: WORDS, consentText: healthConsent }
const LATER = minutesAfter(NOON, 60)

const say = (reference: string, health: typeof NOTE | null, now = NOON) =>
  changeDetails(reference, { health }, now, GUEST)

const notesOf = (reference: string) =>
  backend.query<{ words: string; consented_at: Date; consent_text: string }>(
    `SELECT h.* FROM health_notes h JOIN bookings b ON b.id = h.booking_id WHERE reference = '${reference}'`,
  )

async function aBookingWithNote(customerEmail = 'aino@example.com') {
  const booking = await aPaidBooking({ customerEmail })
  await say(booking.reference, NOTE)
  return booking
}

test('what a guest says is kept with the instant and the words of the consent, and said again it is the same', async () => {
  const { reference } = await aBookingWithNote()
  expect(await say(reference, NOTE, LATER)).toMatchObject({ kind: 'unchanged' })
  expect(await notesOf(reference)).toMatchObject([
    { words: WORDS, consented_at: NOON, consent_text: healthConsent },
  ])
  await say(reference, { ...NOTE, words: 'Asthma' }, LATER)
  expect(await notesOf(reference)).toMatchObject([{ words: 'Asthma', consented_at: LATER }])
})

test('taken back, nothing of it is left', async () => {
  const { reference } = await aBookingWithNote()
  expect(await say(reference, null)).toMatchObject({ kind: 'changed' })
  expect(await notesOf(reference)).toEqual([])
})

test('neither the history nor any e-mail has a word of it', async () => {
  const { reference } = await aBookingWithNote()
  const written = await backend.query(`
    SELECT row_to_json(x)::text FROM history x UNION ALL SELECT row_to_json(e)::text FROM emails e`)
  expect(JSON.stringify(written)).not.toMatch(/nuts|health/i)
  const shown = (await runOps(NOON, 'booking', 'show', reference)).join('\n')
  expect(shown).toContain(`Health        ${WORDS}`)
})

test('the guide reads it, beside wishes that the office has not released', async () => {
  const { reference, departureId } = await aPaidBooking({ specialRequests: 'A quiet seat' })
  await say(reference, NOTE)
  const { day } = await whereIs(departureId)
  const rows = JSON.parse((await runOps(NOON, 'departure', 'show', 1, day, '--json')).join('\n'))
  expect(rows).toMatchObject([{ reference, health: WORDS, wishes: 'see the office' }])
  expect((await runOps(NOON, 'departure', 'show', 1, day, '--csv')).join('\n')).toContain(WORDS)
})

test('it is kept until 30 days after the tour, and deleted then', async () => {
  const { reference, departureId } = await aBookingWithNote()
  const { day } = await whereIs(departureId)
  const thirtyDays = new Date(new Date(`${day}T20:00:00+02:00`).getTime() + 30 * 86_400_000)
  expect(helsinkiDay(thirtyDays) > day).toBe(true)
  await applyRetention(thirtyDays)
  expect(await notesOf(reference)).toHaveLength(1)
  await applyRetention(new Date(thirtyDays.getTime() + 1))
  expect(await notesOf(reference)).toEqual([])
})

test('it is exported, and erased with the person', async () => {
  const { reference } = await aBookingWithNote('maija@example.com')
  const { bookings } = JSON.parse((await runOps(NOON, 'privacy', 'export', 'maija@example.com')).join('\n'))
  expect(bookings).toMatchObject([{ health: { words: WORDS, consentText: healthConsent } }])
  await runOps(minutesAfter(NOON, 365 * 24 * 60), 'privacy', 'erase', 'maija@example.com', '--yes')
  expect(await notesOf(reference)).toEqual([])
})

test('wishes that are others now are not those that were released to the guide', async () => {
  const { reference } = await aPaidBooking({ specialRequests: 'A quiet seat' })
  await runOps(NOON, 'booking', 'wishes', reference, '--release', '--yes')
  const releasedAt = async () =>
    (
      await backend.query<{ at: Date | null }>(
        `SELECT wishes_released_at AS at FROM bookings WHERE reference = '${reference}'`,
      )
    )[0]?.at
  expect(await releasedAt()).toEqual(NOON)
  await changeDetails(reference, { customerPhone: '+358 1' }, NOON, GUEST)
  expect(await releasedAt()).toEqual(NOON)
  expect(await changeDetails(reference, { specialRequests: null }, NOON, GUEST)).toMatchObject({
    kind: 'changed',
  })
  expect(await releasedAt()).toBeNull()
})

test('the office deletes it when the guest asks, also of a booking that has ended, and leaves no trace of it', async () => {
  const { reference } = await aBookingWithNote()
  await runOps(NOON, 'booking', 'cancel', reference, '--yes')
  const forget = (...words: readonly string[]) =>
    runOps(NOON, 'booking', 'contact', reference, '--no-health', ...words)
  const before = await backend.query('SELECT * FROM history')
  expect((await forget('--dry-run')).join()).not.toContain(WORDS)
  expect(await notesOf(reference)).toHaveLength(1)
  expect((await forget('--yes')).at(-1)).toBe(`${reference}: nothing about health is kept any more.`)
  expect(await notesOf(reference)).toEqual([])
  expect(await backend.query('SELECT * FROM history')).toEqual(before)
  expect((await forget('--yes')).at(-1)).toMatch('nothing to do')
  await expect(forget('--phone', '+358 40 1234567')).rejects.toThrow('--no-health is a command of its own')
  const unknown = runOps(NOON, 'booking', 'contact', 'LL-222222', '--no-health')
  await expect(unknown).rejects.toThrow('There is no booking with this reference.')
})
