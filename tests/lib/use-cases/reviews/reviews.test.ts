import { GET } from '@/app/api/reviews/route'
import { GUEST_LINK_DAYS } from '@/lib/booking/seats/link-expiry'
import { MINUTES_PER_DAY, addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { loadPersonalData } from '@/lib/db/bookings/personal-data'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { findReviewByReference, listPublishedReviews } from '@/lib/db/reviews'
import { findAct } from '@/lib/office/find-act'
import { cancelBooking } from '@/lib/use-cases/changes/cancel-booking'
import { openOperatorLink } from '@/lib/use-cases/links/open-operator-link'
import { operatorReviewUrl } from '@/lib/use-cases/links/operator-urls'
import { openReviewLink, reviewUrl } from '@/lib/use-cases/links/review-link'
import { revokeLinks } from '@/lib/use-cases/links/revoke-links'
import { erasePersonByEmail } from '@/lib/use-cases/privacy/erase-person-by-email'
import { publishReview } from '@/lib/use-cases/reviews/publish-review'
import { submitReview } from '@/lib/use-cases/reviews/submit-review'
import { withdrawReview } from '@/lib/use-cases/reviews/withdraw-review'
import { queueTourEmails } from '@/lib/use-cases/scheduled/queue-tour-emails'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { aReview, aTakenTour, REVIEW } from '@/tests/support/a-review'
import { deliverEmails } from '@/tests/support/run-jobs'
import { runOps } from '@/tests/support/run-ops'

/* Rule: reviews (docs/rules.md) */

jest.mock('@/lib/emails/layout/render-html-body', () => ({ renderHtmlBody: async () => '' }))

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const CLIENT = '192.0.2.1'
let mail: MailServer
let guests = 0

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())
afterEach(() => backend.query('DELETE FROM reviews; DELETE FROM emails'))

/** A guest who came, the afternoon after. */
async function aGuest() {
  const customerEmail = `guest${(guests += 1)}@example.com`
  const { reference } = await aPaidBooking({ customerEmail })
  const taken = await aTakenTour(reference, NOON)
  const url = await reviewUrl(database(), taken.booking)
  return { ...taken, reference, email: customerEmail, token: url.split('/').at(-1) ?? '' }
}

const reviewOf = (reference: string) => findReviewByReference(database(), reference)
const eventsOf = async (bookingId: string) =>
  (
    await database().history.findMany({
      where: { bookingId, what: { startsWith: 'review_' } },
      orderBy: { id: 'asc' },
    })
  ).map(({ what }) => what)

test('the thank-you leads to the form; the review reaches each inbox, and is shown once published', async () => {
  const guest = await aGuest()
  await queueTourEmails(guest.afterwards)
  await deliverEmails(guest.afterwards, 1)
  const thanks = mail.emails.find(({ text }) => text?.includes(`/review/${guest.token}`))
  expect(thanks?.subject).toContain('Thank you for coming')
  expect(await openReviewLink(guest.token, CLIENT, guest.afterwards)).toMatchObject({
    kind: 'opened',
    review: null,
  })
  const review = await aReview(guest.reference, guest.afterwards)
  await deliverEmails(guest.afterwards, 2)
  const url = await operatorReviewUrl(database(), review.id, 'one@lumi.example.com')
  const [told] = mail.emails.filter(({ text }) => text?.includes(url))
  expect(told?.subject).toMatch(/^A review with 2 stars: Guaranteed/)
  expect(told?.text).toContain('Cloud all night')

  expect(await listPublishedReviews(database(), { skip: 0, take: 9 })).toEqual([])
  expect(await runOps(guest.afterwards, 'reviews', 'publish', guest.reference, '--yes')).toContain(
    `${guest.reference}: The review is published.`,
  )
  const { reviews } = await (await GET(new Request('https://lumi.example.com/api/reviews'))).json()
  const shown = { tourId: 1, stars: 2, words: REVIEW.words, firstName: 'Aino', country: 'Finland' }
  expect(reviews).toEqual([
    {
      ...shown,
      ...{ id: review.id, language: 'en', month: guest.departure.day.slice(0, 7) },
      ...{ reply: null, photograph: null },
    },
  ])
})

test('a booking has one review: a second is refused, pressed twice at once too, and the first stays', async () => {
  const guest = await aGuest()
  const send = () => submitReview(guest, REVIEW, guest.afterwards)
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['received', 'refused'])
  const other = { ...REVIEW, words: 'Another opinion of the same night.' }
  expect(await submitReview(guest, other, guest.afterwards)).toEqual({ kind: 'refused', reason: 'exists' })
  expect(await reviewOf(guest.reference)).toMatchObject({ words: REVIEW.words })
  const emails = await database().email.findMany({ where: { kind: 'review-received-operator' } })
  expect(emails.map(({ recipient }) => recipient).sort()).toEqual([
    'one@lumi.example.com',
    'two@lumi.example.com',
  ])
  // While it waits, the e-mail holds no word of the review.
  expect(JSON.stringify(emails)).not.toMatch(/Cloud all night|Finland/)
})

test('reviews sent and withdrawn over and over come to an end', async () => {
  const guest = await aGuest()
  for (let time = 0; time < 20; time += 1) {
    expect(await submitReview(guest, REVIEW, guest.afterwards)).toEqual({ kind: 'received' })
    await withdrawReview(guest.booking.id, guest.afterwards)
  }
  const last = await submitReview(guest, REVIEW, guest.afterwards)
  expect(last).toEqual({ kind: 'refused', reason: 'too_many_changes' })
  expect(await reviewOf(guest.reference)).toBeNull()
})

test('whoever did not come, and whose link has ended or was revoked, meets the page for unknown links', async () => {
  const [away, cancelled, revoked, erased, came] = [
    await aGuest(),
    await aGuest(),
    await aGuest(),
    await aGuest(),
    await aGuest(),
  ]
  await backend.query(`UPDATE bookings SET no_show_at = now() WHERE reference = '${away.reference}'`)
  await cancelBooking.run(cancelled.reference, 'us', NOON)
  await revokeLinks({ reference: revoked.reference, owners: ['guest'] }, NOON)
  await erasePersonByEmail.run(erased.email, erased.afterwards)
  const open = (token: string, now: Date) => openReviewLink(token, `192.0.2.${(guests += 1)}`, now)
  for (const { token, afterwards } of [away, cancelled, revoked, erased])
    expect(await open(token, afterwards)).toEqual({ kind: 'unknown' })
  const { startsAt } = came.departure
  const end = addMinutes(startsAt, GUEST_LINK_DAYS * MINUTES_PER_DAY)
  expect(await open(came.token, addMinutes(startsAt, -1))).toEqual({ kind: 'unknown' })
  expect(await open(came.token, addMinutes(end, -1))).toMatchObject({ kind: 'opened' })
  expect(await open(came.token, end)).toEqual({ kind: 'unknown' })
  expect(await open(`${came.token.slice(0, -1)}-`, came.afterwards)).toEqual({ kind: 'unknown' })
})

test('published first, a review is withdrawn with its page; withdrawn first, it cannot be published', async () => {
  const [one, other] = [await aGuest(), await aGuest()]
  const published = await aReview(one.reference, one.afterwards)
  expect(await publishReview.run(published, one.afterwards)).toMatchObject({ kind: 'published' })
  await withdrawReview(one.booking.id, one.afterwards)
  expect(await listPublishedReviews(database(), { skip: 0, take: 9 })).toEqual([])
  expect(await eventsOf(one.booking.id)).toEqual(['review_received', 'review_published', 'review_withdrawn'])

  const withdrawn = await aReview(other.reference, other.afterwards)
  await withdrawReview(other.booking.id, other.afterwards)
  expect(await publishReview.run(withdrawn, other.afterwards)).toEqual({
    kind: 'refused',
    reason: 'withdrawn',
  })
  expect(await eventsOf(other.booking.id)).toEqual(['review_received', 'review_withdrawn'])
  const token = (await operatorReviewUrl(database(), withdrawn.id, 'one@lumi.example.com')).split('/').at(-1)
  expect(await openOperatorLink(token ?? '', CLIENT, other.afterwards)).toEqual({ kind: 'unknown' })
})

test('a review that was withdrawn and written again since the preview is not published unseen', async () => {
  const guest = await aGuest()
  const review = await aReview(guest.reference, guest.afterwards)
  const act = findAct('publish', { about: 'review', review })
  const preview = await act?.preview({}, guest.afterwards)
  if (preview?.kind !== 'ready') throw new Error('no preview')
  await withdrawReview(guest.booking.id, guest.afterwards)
  await aReview(guest.reference, guest.afterwards)
  const confirmed = { mark: preview.mark, isAtOnce: false, now: guest.afterwards }
  const answer = await act?.confirm({}, confirmed).catch((error: unknown) => error)
  expect(answer instanceof StaleViewError || answer).toMatchObject({ kind: 'refused' })
  expect(await reviewOf(guest.reference)).toMatchObject({ state: 'received' })
})

test('erased first, a review cannot be published; published first, it is erased with its guest', async () => {
  const [one, other] = [await aGuest(), await aGuest()]
  const gone = await aReview(one.reference, one.afterwards)
  expect((await loadPersonalData(database(), one.email)).bookings[0]?.review).toMatchObject({
    words: REVIEW.words,
  })
  await erasePersonByEmail.run(one.email, one.afterwards)
  expect(await publishReview.run(gone, one.afterwards)).toEqual({ kind: 'refused', reason: 'withdrawn' })
  expect(await submitReview(one, REVIEW, one.afterwards)).toEqual({ kind: 'refused', reason: 'erased' })

  await publishReview.run(await aReview(other.reference, other.afterwards), other.afterwards)
  await erasePersonByEmail.run(other.email, other.afterwards)
  expect(await backend.query('SELECT id FROM reviews')).toEqual([])
})

test('sent while its guest is being erased, a review is gone afterwards, whoever comes first', async () => {
  const guest = await aGuest()
  await Promise.all([
    submitReview(guest, REVIEW, guest.afterwards),
    erasePersonByEmail.run(guest.email, guest.afterwards),
  ])
  expect(await reviewOf(guest.reference)).toBeNull()
})

test('reviews list prints what came, with state and reply', async () => {
  const guest = await aGuest()
  await aReview(guest.reference, guest.afterwards)
  const list = () => runOps(guest.afterwards, 'reviews', 'list', '--json')
  expect(JSON.parse((await list()).join(''))).toMatchObject([
    { reference: guest.reference, state: 'received', stars: 2, reply: null },
  ])
  expect((await runOps(guest.afterwards, 'today')).join('\n')).toMatch(
    /a review with 2 stars waits to be published or refused/,
  )
  await runOps(guest.afterwards, 'reviews', 'reply', guest.reference, 'Thank you for coming.', '--yes')
  await runOps(guest.afterwards, 'reviews', 'refuse', guest.reference, '--reason', 'others-data', '--yes')
  expect(JSON.parse((await list()).join(''))).toMatchObject([
    { state: 'refused', refusedFor: 'others_data', reply: 'Thank you for coming.' },
  ])
  const [told] = await database().email.findMany({ where: { kind: 'review-refused-guest' } })
  expect(told).toMatchObject({ recipient: guest.email, facts: { reviewRefusedFor: 'others_data' } })
})
