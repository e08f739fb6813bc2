import { render, screen } from '@/tests/support/testing-library'

import { TourTemplate } from '@/components/tour/tour-template'
import { category } from '@/content/categories/categories'
import { pickUpAreaText, pickUpMap } from '@/content/pick-up'
import { promises } from '@/content/promises'
import { tourPages } from '@/content/tours/all-pages'
import { tours } from '@/content/tours/all-tours'
import { type TourPage } from '@/content/tours/tour-page'
import { formatEuros } from '@/lib/language/money'
import { expectHeadingsInOrder, listUnder } from '@/tests/support/headings'
import { watchView } from '@/tests/support/fake-intersection-observer'
import { preferMotion } from '@/tests/support/set-motion-preference'

function open(page: TourPage) {
  preferMotion('reduced')
  watchView()
  return render(
    <TourTemplate
      articles={[{ address: 'ice', title: 'Listening to ice', excerpt: 'A lake is heard first.' }]}
      language="en"
      page={page}
      panel={<section aria-label="Panel" id="booking" />}
    />,
  )
}

test('every tour has its page', () => {
  expect(new Set(tourPages('en').map(({ tour }) => tour))).toEqual(new Set(tours))
})

test.each(tourPages('en'))('$tour.name shows its own facts', (page) => {
  open(page)
  const { name, duration, place, seatsPerDeparture, prices, times } = page.tour
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
  expect(screen.getByText(duration)).toBeInTheDocument()
  expect(screen.getByText(place)).toBeInTheDocument()
  expect(screen.getByText(`At most ${seatsPerDeparture} guests`)).toBeInTheDocument()
  expect(screen.getAllByText(`From ${formatEuros(prices.adultCents)}`)).not.toHaveLength(0)
  expect(screen.getByText(formatEuros(prices.childCents))).toBeInTheDocument()
  expect(screen.getByText(new RegExp(`^${times.text}`))).toBeInTheDocument()
  expect(screen.getByLabelText('Panel')).toBeInTheDocument()
})

test.each(tourPages('en'))('$tour.name shows the day, both lists, its pictures and the questions', (page) => {
  open(page)
  expect(listUnder(page.itinerary.heading)).toHaveLength(page.itinerary.steps.length)
  expect(listUnder("What's included")).toEqual(page.included)
  expect(listUnder("What's not included")).toEqual(page.notIncluded)
  expect(listUnder('Gallery')).toHaveLength(4)
  for (const { question } of page.questions) expect(screen.getByText(question)).toBeInTheDocument()
})

test.each(tourPages('en'))('$tour.name links back to its category', (page) => {
  open(page)
  const { route, name } = category(page.category, 'en')
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', route)
})

test.each(tourPages('en'))('the headings of $tour.name skip no level', (page) => {
  open(page)
  expectHeadingsInOrder()
})

test.each(tourPages('en'))('the guarantee is shown on $tour.name only if it applies there', (page) => {
  open(page)
  const section = screen.queryByRole('region', { name: 'Our guarantee' })
  expect(section?.textContent?.includes(promises('en').guarantee) ?? false).toBe(page.tour.isGuaranteed)
})

test.each(tourPages('en'))(
  'on a phone $tour.name shows its gallery, and its guarantee, before the panel',
  (page) => {
    const { container } = open(page)
    const order = [...container.querySelectorAll('section[id], section[aria-labelledby]')].map(
      (section) => section.getAttribute('aria-labelledby') ?? section.id,
    )
    const before = order.slice(0, order.indexOf('booking'))
    expect(before).toContain('gallery-heading')
    expect(before.includes('guarantee-heading')).toBe(page.tour.isGuaranteed)
  },
)

test('the main tour shows each hour of its evening in a small picture of its own', () => {
  const [flagship] = tourPages('en').filter(({ tour }) => tour.isGuaranteed)
  const hours = flagship?.itinerary.steps.map(({ picture }) => picture) ?? []
  expect(hours).not.toContain(undefined)
  const shown = [...hours, ...(flagship?.hero ?? []), ...(flagship?.gallery ?? [])]
  expect(new Set(shown).size).toBe(shown.length)
})

test.each(tourPages('en'))(
  '$tour.name is described in the length that search results show',
  ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(165)
  },
)

test.each(tourPages('en'))(
  '$tour.name shows its recommended age, its cold limit and what it asks of a body, and that they are samples while they are',
  (page) => {
    open(page)
    const { adviceAge, coldLimitC, walking, access, toilets } = page.safety
    const mark = /\(sample, not confirmed yet\)\.?$/
    for (const [name, fact] of [
      ['Advised age', adviceAge],
      ['Cold limit', coldLimitC],
      ['On foot', walking],
      ['Wheelchair', access],
      ['Toilets', toilets],
    ] as const) {
      const said = screen.getByText(name).nextElementSibling?.textContent ?? ''
      expect([name, mark.test(said)]).toEqual([name, !fact.isConfirmed])
    }
  },
)

test.each(tourPages('en'))('$tour.name links to articles that help guests decide', (page) => {
  open(page)
  expect(screen.getByRole('link', { name: 'Listening to ice' })).toHaveAttribute('href', '/blog/ice')
})

test.each(tourPages('en'))(
  '$tour.name says how far we drive to collect guests, on a map as well, only if we do',
  (page) => {
    open(page)
    const { meetingPoint, isPickedUp } = page.tour
    const place = screen.getByText('Meeting point').nextElementSibling?.textContent
    expect(place).toBe(isPickedUp ? `${meetingPoint}, ${pickUpAreaText('en')}` : meetingPoint)
    const map = screen.queryByRole('img', { name: /^A map of the area: a circle of 10 km/ })
    expect(map !== null).toBe(isPickedUp)
  },
)

test('every place that the map shows is inside its circle', () => {
  const { places, radiusKm } = pickUpMap('en')
  for (const { name, east, north } of places)
    expect([name, Math.hypot(east, north) < radiusKm]).toEqual([name, true])
})
