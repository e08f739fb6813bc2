import { act, render, screen, waitFor, within } from '@/tests/support/testing-library'
import { TourReviews } from '@/components/reviews/tour-reviews'
import { type ReviewRecord } from '@/lib/contract/review'
import { watchView } from '@/tests/support/fake-intersection-observer'

/* Rule: reviews (docs/rules.md) */

const REVIEW: ReviewRecord = {
  id: 'one',
  tourId: 1,
  stars: 4,
  words: 'Vi så norrsken över sjön.',
  firstName: 'Astrid',
  country: 'Sweden',
  language: 'sv',
  month: '2026-12',
  reply: 'Tack, Astrid!',
  photograph: null,
}

let published: readonly ReviewRecord[] = []
jest.mock('@/lib/browser/fetch-reviews', () => ({ fetchReviews: async () => published }))
jest.mock('@/components/ui/use-is-browser-idle', () => ({ useIsBrowserIdle: () => true }))

async function show(reviews: readonly ReviewRecord[]) {
  published = reviews
  const view = watchView()
  const { container } = render(<TourReviews tourId={1} />)
  await act(async () => {})
  await waitFor(() => expect(view.watched.size).toBe(Math.min(reviews.length, 1)))
  const [place] = view.watched
  return { container, move: (isOnScreen: boolean, top: number) => place && view.move(place, isOnScreen, top) }
}

test('reviews appear only while their place is below the screen, so that nothing moves', async () => {
  const { move } = await show([REVIEW])
  expect(screen.queryByRole('heading')).toBeNull()
  move(true, 300)
  move(false, -900)
  expect(screen.queryByRole('heading')).toBeNull()
  move(false, 1200)
  expect(screen.getByRole('heading', { name: 'What guests say' })).toBeInTheDocument()
  move(true, 300)
  expect(screen.getByRole('link', { name: 'All reviews' })).toHaveAttribute('href', '/reviews')
})

test('a review has its stars, its words in their language, its guest, what we know of the visit, and our reply', async () => {
  const { move } = await show([REVIEW])
  move(false, 1200)
  const card = within(screen.getByRole('article'))
  expect(card.getByText('4 out of 5')).toBeInTheDocument()
  expect(card.getByText(REVIEW.words).closest('[lang]')).toHaveAttribute('lang', 'sv')
  expect(card.getByText('Booked and came in December 2026')).toBeInTheDocument()
  expect(screen.getByRole('article')).toHaveTextContent('Astrid, Sweden')
  expect(card.getByText('Tack, Astrid!')).toBeInTheDocument()
})

test('a photograph keeps its place free, loads late, and says whose tour it is from', async () => {
  const { move } = await show([{ ...REVIEW, photograph: '/photographs/one' }])
  move(false, 1200)
  const photograph = within(screen.getByRole('article')).getByRole('img')
  expect(photograph).toHaveAccessibleName('Photograph from Astrid’s tour')
  expect(photograph).toHaveAttribute('loading', 'lazy')
  expect(photograph).toHaveAttribute('src', '/photographs/one-960.webp')
  expect(photograph).toHaveAttribute(
    'srcset',
    '/photographs/one-480.webp 480w, /photographs/one-960.webp 960w',
  )
  const [width, height] = ['width', 'height'].map((side) => Number(photograph.getAttribute(side)))
  expect([width, height]).toEqual([960, 720])
})

test('a tour shows its own reviews, and nothing before the first', async () => {
  const { container, move } = await show([{ ...REVIEW, tourId: 2 }])
  move(false, 1200)
  expect(container).toHaveTextContent('')
  await show([])
  expect(screen.queryByRole('heading')).toBeNull()
})
