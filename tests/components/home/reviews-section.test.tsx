import { render, screen, within } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'

import { ReviewsSection } from '@/components/home/reviews-section'
import { reviews } from '@/content/reviews'

const COUNTRY = /^[A-Z][a-z]+( [A-Z][a-z]+)*$/

test('there are seven reviews, each with one to five stars and from a verified booking or a country', () => {
  expect(reviews).toHaveLength(7)
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(7)
  for (const { rating, location, date } of reviews) {
    expect([1, 2, 3, 4, 5]).toContain(rating)
    expect(location === 'Verified booking' || COUNTRY.test(location)).toBe(true)
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
  }
})

test('a screen reader reads each review once, with its rating, its guest and where they come from', () => {
  render(<ReviewsSection language="en" />)
  const heard = screen.getAllByRole('listitem')
  expect(heard).toHaveLength(reviews.length)
  reviews.forEach(({ text, name, rating, location }, index) => {
    const review = within(heard[index] ?? document.body)
    expect(review.getByText(text)).toBeInTheDocument()
    expect(review.getByText(name)).toBeInTheDocument()
    expect(review.getByText(`${rating} out of 5`)).toBeInTheDocument()
    expect(review.getByText(new RegExp(location))).toBeInTheDocument()
  })
})

test('a sample review says so', () => {
  render(<ReviewsSection language="en" />)
  const heard = screen.getAllByRole('listitem')
  reviews.forEach(({ isSample }, index) => {
    const mark = within(heard[index] ?? document.body).queryByText('Sample review')
    expect(mark !== null).toBe(isSample)
  })
})

test('the row loops with a copy of the reviews, hidden from assistive technology', () => {
  render(<ReviewsSection language="en" />)
  const [first, again] = screen.getAllByRole('list', { hidden: true })
  expect(again).toHaveAttribute('aria-hidden', 'true')
  expect(again?.textContent).toBe(first?.textContent)
  expect(again?.querySelector('a, button, [tabindex]')).toBeNull()
})

test('a guest can stop and restart the row', async () => {
  render(<ReviewsSection language="en" />)
  const row = screen.getByRole('group', { name: 'What guests tell us' })
  expect(row).toHaveAttribute('data-paused', 'false')
  await userEvent.click(screen.getByRole('button', { name: 'Pause reviews' }))
  expect(row).toHaveAttribute('data-paused', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Play reviews' }))
  expect(row).toHaveAttribute('data-paused', 'false')
})

test('a guest without a mouse can reach the row', async () => {
  render(<ReviewsSection language="en" />)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('group', { name: 'What guests tell us' })).toHaveFocus()
})
