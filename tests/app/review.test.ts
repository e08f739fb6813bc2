import { renderToStaticMarkup } from 'react-dom/server'
import ReviewPage from '@/app/(by-link)/review/[token]/page'
import { GET as look, POST as send } from '@/app/(by-link)/review/[token]/send/route'
import { POST as withdraw } from '@/app/(by-link)/review/[token]/withdraw/route'
import Reviews from '@/app/site/[language]/reviews/page'
import { database } from '@/lib/db/client'
import { findReviewByReference } from '@/lib/db/reviews'
import { reviewUrl } from '@/lib/use-cases/links/review-link'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { aForm, guestPageArgs, where } from '@/tests/support/a-guest-form'
import { aTakenTour } from '@/tests/support/a-review'
import { at } from '@/tests/support/builders'
import { freezeClock } from '@/tests/support/freeze-clock'

/* Rule: reviews (docs/rules.md) */

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(at('15:00', '2027-01-20'))
const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)

async function aLink() {
  const { reference } = await aPaidBooking()
  const { booking } = await aTakenTour(reference, NOON)
  const token = (await reviewUrl(database(), booking)).split('/').at(-1) ?? ''
  return { reference, token, args: { params: Promise.resolve({ token }) } }
}

const pageOf = async (token: string, location = '') => {
  const query = Object.fromEntries(new URLSearchParams(location.split('?')[1]))
  const props = { params: Promise.resolve({ token }), searchParams: Promise.resolve(query) }
  return renderToStaticMarkup(await ReviewPage(props))
}

const REVIEW = { stars: '1', words: 'Too cold for us, to be honest.', firstName: 'Aino', country: 'Finland' }

test('a form with faults comes again with all that was typed, and nothing typed is in its URL', async () => {
  const { token, args, reference } = await aLink()
  const typed = { ...REVIEW, words: 'Brr\n& more', country: '' }
  const answer = await send(aForm(typed), args)
  const [status, location] = where(answer)
  expect(status).toBe(303)
  expect(location).toMatch(new RegExp(`^/review/${token}\\?draft=[\\w-]+$`))
  const html = await pageOf(token, String(location))
  for (const text of ['Your words must be 20 characters or more', 'Please fill this in', 'Brr\n&amp; more'])
    expect(html).toContain(text)
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="1"/)
  expect(await pageOf(token)).not.toContain('Brr')
  expect(await findReviewByReference(database(), reference)).toBeNull()
})

test('a second review is refused kindly: the guest sees the first, and may withdraw it by the same link', async () => {
  const { token, args, reference } = await aLink()
  const done = (word: string) => [303, `/review/${token}?done=${word}`]
  expect(where(await send(aForm(REVIEW), args))).toEqual(done('sent'))
  const second = { ...REVIEW, stars: '5', words: 'It was wonderful after all, we think.' }
  expect(where(await send(aForm(second), args))).toEqual(done('exists'))
  const html = await pageOf(token, `?done=exists`)
  for (const text of [
    'You have already written about this tour',
    REVIEW.words,
    '1 out of 5',
    'Withdraw review',
  ])
    expect(html).toContain(text)
  expect(html).not.toContain('Send review')
  expect(where(await withdraw(aForm({}), args))).toEqual(done('withdrawn'))
  expect(await findReviewByReference(database(), reference)).toBeNull()
  const after = await pageOf(token, '?done=withdrawn')
  expect(after).toContain('Your review is deleted')
  expect(after).toContain('Send review')
  // Scanners open links, and other sites post forms: neither does anything.
  expect((await look(new Request('https://lumi.example.com/x'), args)).status).toBe(405)
  const crossSite = aForm(REVIEW, { 'sec-fetch-site': 'cross-site' })
  expect((await send(crossSite, args)).status).toBe(403)
})

test('a booking’s own link, or a wrong one, opens and sends no review', async () => {
  const { reference } = await aLink()
  const own = await guestPageArgs(reference)
  for (const token of [own.token, 'wrong']) {
    const args = { params: Promise.resolve({ token }) }
    for (const act of [send, withdraw]) expect((await act(aForm(REVIEW), args)).status).toBe(404)
  }
  expect(await findReviewByReference(database(), reference)).toBeNull()
})

const params = Promise.resolve({ language: 'en' })

test('there is no page of reviews before the first is published', async () => {
  await backend.query('DELETE FROM reviews')
  await expect(Reviews({ params, searchParams: Promise.resolve({}) })).rejects.toThrow(
    'NEXT_HTTP_ERROR_FALLBACK;404',
  )
})
