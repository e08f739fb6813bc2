import { render, screen, within } from '@/tests/support/testing-library'

import { ArticlePage } from '@/components/blog/article-page'
import { type Article } from '@/content/blog/article'
import { company } from '@/content/company'
import { pictureAlt } from '@/content/picture-alt'
import { tourPages } from '@/content/tours/all-pages'
import { formatEuros } from '@/lib/language/money'
import { anArticle } from '@/tests/support/an-article-page'

function pagesOf(ids: readonly number[]) {
  return ids.flatMap((id) => tourPages('en').filter(({ tour }) => tour.id === id))
}

function show(article: Article, tours: readonly number[] = [4], related: readonly Article[] = []) {
  return render(<ArticlePage article={article} language="en" related={related} tours={pagesOf(tours)} />)
}

test('an article opens with its picture, category, name, day and read time, and a way back', () => {
  show(anArticle())
  expect(screen.getByRole('heading', { level: 1, name: 'Listening to ice' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: pictureAlt('fishingLake', 'en') })).toBeInTheDocument()
  expect(screen.getByText('Activities')).toBeInTheDocument()
  expect(screen.getByText('3 February 2025')).toHaveAttribute('datetime', '2025-02-03')
  expect(screen.getByText('4 min read')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog')
})

test('the excerpt leads into the text, and its sections are one click away', () => {
  show(anArticle())
  expect(screen.getByText('A lake is heard before it is seen.')).toBeInTheDocument()
  expect(screen.getByText('The lake sings.')).toBeInTheDocument()
  const contents = screen.getByRole('navigation', { name: 'In this article' })
  expect(within(contents).getByRole('link', { name: 'Why it sings' })).toHaveAttribute(
    'href',
    '#why-it-sings',
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Why it sings' })).toHaveAttribute(
    'id',
    'why-it-sings',
  )
})

test('a signed article is by the company, and no other names its author', () => {
  const { unmount } = show(anArticle())
  expect(screen.queryByText(/^By /)).not.toBeInTheDocument()
  unmount()
  show(anArticle({ isSigned: true }))
  expect(screen.getByText(`By ${company.brand}`)).toBeInTheDocument()
})

test('the date of the last change is shown if something was changed', () => {
  const { unmount } = show(anArticle({ date: '2025-02-03', updated: '2025-02-13' }))
  expect(screen.getByText('13 February 2025')).toHaveAttribute('datetime', '2025-02-13')
  expect(screen.getByText(/^Updated/)).toBeInTheDocument()
  unmount()
  show(anArticle({ date: '2025-02-03', updated: '2025-02-03' }))
  expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument()
})

test('an article ends with its sources', () => {
  show(anArticle())
  const sources = screen.getByRole('region', { name: 'Sources and further reading' })
  expect(within(sources).getByRole('link', { name: 'Institute of Ice' })).toHaveAttribute(
    'href',
    'https://ice.example.com/singing',
  )
})

test.each(tourPages('en').map(({ tour }) => tour))('the last line links to the booking: $name', (tour) => {
  show(anArticle(), [tour.id])
  const closing = screen.getByRole('region', { name: tour.name })
  expect(within(closing).getByText(`From ${formatEuros(tour.prices.adultCents)}`)).toBeInTheDocument()
  expect(within(closing).getByRole('link')).toHaveAccessibleName(`See dates and book ${tour.name}`)
  expect(within(closing).getByRole('link')).toHaveAttribute('href', tour.route)
})

test('an article leads from its beginning to the dates of its tour and to the days of a stay', () => {
  show(anArticle(), [1])
  const ways = { 'Dates and prices: Guaranteed Northern Lights Tour': '/northern-lights-tour' }
  for (const [name, href] of Object.entries({ ...ways, 'All tours on the days of your stay': '/your-stay' }))
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('a second tour is named below the first, with its price', () => {
  show(anArticle(), [1, 8])
  expect(
    screen.getByRole('link', { name: 'Or: Family-Friendly Northern Lights Tour, from\u00a079 €' }),
  ).toHaveAttribute('href', '/family-friendly-northern-lights')
})

test('related articles follow in their order', () => {
  const related = ['frost', 'snow'].map((name) =>
    anArticle({ slug: name, address: name, title: `On ${name}` }),
  )
  show(anArticle(), [4], related)
  const readOn = screen.getByRole('region', { name: 'Read on' })
  const links = within(readOn).getAllByRole('link', { name: /^On / })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/frost', '/blog/snow'])
  expect(within(readOn).getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog')
})
