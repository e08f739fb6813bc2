import { GET as listReviews } from '@/app/api/reviews/route'
import { GET } from '@/app/photographs/[file]/route'
import { loadPersonalData } from '@/lib/db/bookings/personal-data'
import { database } from '@/lib/db/client'
import { StaleViewError } from '@/lib/db/history/history-mark'
import { findReview } from '@/lib/db/reviews'
import { findAct } from '@/lib/office/find-act'
import { erasePersonByEmail } from '@/lib/use-cases/privacy/erase-person-by-email'
import { addReviewPhotograph } from '@/lib/use-cases/reviews/add-review-photograph'
import { publishReview } from '@/lib/use-cases/reviews/publish-review'
import { readPhotograph } from '@/lib/use-cases/reviews/read-photograph'
import { refuseReview } from '@/lib/use-cases/reviews/refuse-review'
import { removeReviewPhotograph } from '@/lib/use-cases/reviews/remove-review-photograph'
import { withdrawReview } from '@/lib/use-cases/reviews/withdraw-review'
import { applyRetention } from '@/lib/use-cases/scheduled/apply-retention'
import { addMinutes } from '@/lib/calendar/duration'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { aPhotograph } from '@/tests/support/a-photograph'
import { aReview, aShownReview, aTakenTour } from '@/tests/support/a-review'
import { runOps } from '@/tests/support/run-ops'

/* Rule: review-photographs (docs/rules.md) */

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)
const FILE = 'public/images/aurora-cabin-guests.webp'
const YEAR_MINUTES = 366 * 24 * 60
let guests = 0

async function aGuest(write: typeof aShownReview = aShownReview) {
  const email = `guest${(guests += 1)}@example.com`
  const { reference } = await aPaidBooking({ customerEmail: email })
  const { afterwards } = await aTakenTour(reference, NOON)
  return { reference, email, now: afterwards, review: await write(reference, afterwards) }
}

type Guest = Awaited<ReturnType<typeof aGuest>>

async function add({ review: { id, bookingId }, now }: Guest) {
  const photograph = await readPhotograph(await aPhotograph())
  if (typeof photograph === 'string') throw new Error(photograph)
  return addReviewPhotograph.run({ id, bookingId, photograph }, now)
}

const idOf = async ({ review }: Guest) => (await findReview(database(), review.id))?.photographId
const stored = () => backend.query('SELECT id FROM review_photographs')

async function ask(file: string, known = ''): Promise<Response> {
  const url = `https://lumi.example.com/photographs/${file}`
  return GET(new Request(url, { headers: { 'if-none-match': known } }), { params: Promise.resolve({ file }) })
}

test('a photograph is served in two sizes with its published review, and lists only have its path', async () => {
  const guest = await aGuest()
  expect(await add(guest)).toEqual({ kind: 'added' })
  const id = await idOf(guest)
  const { reviews } = await (await listReviews(new Request('https://lumi.example.com/api/reviews'))).json()
  expect(reviews).toEqual([expect.objectContaining({ photograph: `/photographs/${id}` })])
  for (const width of [480, 960]) {
    const answer = await ask(`${id}-${width}.webp`)
    expect(answer.status).toBe(200)
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    })
    expect((await ask(`${id}-${width}.webp`, answer.headers.get('etag') ?? '')).status).toBe(304)
  }
  await backend.query("UPDATE reviews SET state = 'received'")
  expect((await ask(`${id}-480.webp`)).status).toBe(404)
  await backend.query("UPDATE reviews SET state = 'published'")
  for (const other of [
    `${id}-640.webp`,
    `${id}.webp`,
    `${guest.review.id}-480.webp`,
    `${id}-480.webp/x`,
    "'-480.webp",
  ])
    expect((await ask(other)).status).toBe(404)
})

test('nothing is kept without consent, or while the review is not shown', async () => {
  const before = await stored()
  const [quiet, unread] = [await aGuest(aReview), await aGuest((...of) => aReview(...of, { photo: 'on' }))]
  await publishReview.run(quiet.review, quiet.now)
  expect(await add(quiet)).toEqual({ kind: 'refused', reason: 'no_consent' })
  expect(await add(unread)).toEqual({ kind: 'refused', reason: 'not_published' })
  expect(await stored()).toEqual(before)
})

test('what ends the review, or shows it no longer, deletes the photograph at once', async () => {
  const ends: Readonly<Record<string, (guest: Guest) => Promise<unknown>>> = {
    withdrawn: ({ review, now }) => withdrawReview(review.bookingId, now),
    refused: ({ review, now }) => refuseReview.run({ ...review, reason: 'others_data' }, now),
    erased: ({ email, now }) => erasePersonByEmail.run(email, now),
    outdated: ({ now }) => applyRetention.run(addMinutes(now, 20 * YEAR_MINUTES)),
    removed: ({ review, now }) => removeReviewPhotograph.run(review, now),
  }
  for (const [name, end] of Object.entries(ends)) {
    await backend.query('DELETE FROM reviews')
    const guest = await aGuest()
    await add(guest)
    const file = `${await idOf(guest)}-960.webp`
    expect([name, (await ask(file)).status]).toEqual([name, 200])
    await end(guest)
    expect([name, await stored()]).toEqual([name, []])
    expect([name, (await ask(file, `"${file}"`)).status]).toEqual([name, 404])
  }
})

test('whoever comes first, no photograph outlives its review’s refusal, withdrawal or erasure', async () => {
  const ends: readonly ((guest: Guest) => Promise<unknown>)[] = [
    ({ review, now }) => withdrawReview(review.bookingId, now),
    ({ review, now }) => refuseReview.run({ ...review, reason: 'illegal' }, now),
    ({ email, now }) => erasePersonByEmail.run(email, now),
  ]
  for (const end of ends) {
    await backend.query('DELETE FROM reviews')
    const [before, after, together] = [await aGuest(), await aGuest(), await aGuest()]
    await add(before)
    await end(before)
    await end(after)
    expect(await add(after)).toMatchObject({ kind: 'refused' })
    await Promise.all([add(together), end(together)])
    expect(await stored()).toEqual([])
  }
})

test('two who add a photograph at once add one, and a preview does not see what has changed since', async () => {
  await backend.query('DELETE FROM reviews')
  const guest = await aGuest()
  const answers = await Promise.all([add(guest), add(guest)])
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['added', 'refused'])
  expect(await stored()).toHaveLength(1)
  const review = await findReview(database(), guest.review.id)
  const act = review && findAct('remove-photo', { about: 'review', review })
  const preview = await act?.preview({}, guest.now)
  if (preview?.kind !== 'ready') throw new Error('no preview')
  await removeReviewPhotograph.run(guest.review, guest.now)
  await add(guest)
  const confirmed = { mark: preview.mark, isAtOnce: false, now: guest.now }
  await expect(act?.confirm({}, confirmed)).rejects.toBeInstanceOf(StaleViewError)
  expect(await stored()).toHaveLength(1)
})

test('the command adds a file and removes it, with both in the history; what is wrong is said', async () => {
  await backend.query('DELETE FROM reviews')
  const { reference, review, email, now } = await aGuest()
  const photo = (...args: readonly string[]) => runOps(now, 'reviews', 'photo', reference, ...args, '--yes')
  await expect(photo()).rejects.toThrow('Please give either --file or --remove.')
  await expect(photo('--file', FILE, '--remove')).rejects.toThrow('Please give either --file or --remove.')
  await expect(photo('--file', 'package.json')).rejects.toThrow(
    '--file <file>: This is not a JPEG, PNG or WebP file. Please choose another.',
  )
  expect((await photo('--file', FILE)).join('\n')).toContain(
    `${reference}: The photograph is shown with the review.`,
  )
  const [exported] = (await loadPersonalData(database(), email)).bookings
  const { webpInBase64 = '' } = (exported?.review?.photograph ?? {}) as { webpInBase64?: string }
  expect(Buffer.from(webpInBase64, 'base64').subarray(8, 12).toString()).toBe('WEBP')
  expect((await photo('--remove')).join('\n')).toContain(`${reference}: The photograph is deleted.`)
  expect(await stored()).toEqual([])
  const rows = await database().history.findMany({
    where: { bookingId: review.bookingId, what: { startsWith: 'review_photo' } },
    orderBy: { id: 'asc' },
  })
  expect(rows.map(({ what }) => what)).toEqual(['review_photo_added', 'review_photo_removed'])
})
