import { configure, render, screen, within } from '@/tests/support/testing-library'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

import { computeMonthNights } from '@/app/nights/compute-month-nights'
import { LazySelectedDateSky } from '@/components/night/lazy-selected-date-sky'
import { listDaysOfMonth } from '@/lib/night/night-months'
import { computeNightHeights } from '@/lib/night/heights'

const site = setupServer(
  http.get('/nights/:file', ({ params }) => HttpResponse.json(computeMonthNights(monthOf(params.file)))),
  http.get('/nights/heights/:file', ({ params }) =>
    HttpResponse.json({ days: listDaysOfMonth(monthOf(params.file)).map((day) => computeNightHeights(day)) }),
  ),
)

function monthOf(file: unknown): string {
  return String(file).replace('.json', '')
}

// Computing a month is slow on a busy machine.
configure({ asyncUtilTimeout: 30_000 })

beforeAll(() => site.listen({ onUnhandledRequest: 'error' }))
afterEach(() => site.resetHandlers())
afterAll(() => site.close())

/** The moon or sun in the figure, and the spans marked below its hills. */
function figureOf(container: HTMLElement) {
  const figure = container.querySelector('svg')
  return {
    moon: figure?.querySelector('g circle'),
    sun: figure?.querySelector('.fill-ember'),
    marked: [...(figure?.querySelectorAll('.stroke-aurora') ?? [])].map((path) => path.getAttribute('d')),
    times: [...(figure?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent),
    isHidden: figure?.getAttribute('aria-hidden'),
  }
}

test('a selected night is described in a sentence and drawn with its darkness and its moon', async () => {
  const { container } = render(<LazySelectedDateSky day="2026-12-21" endTime="05:00" startTime="20:00" />)
  const section = screen.getByRole('region', { name: 'Your night' })
  await within(section).findByText(/all of that time is dark; the moon \(waxing gibbous, 92 % lit\) is up/)
  expect(screen.queryByText(/^Usual in/)).not.toBeInTheDocument()
  const { moon, sun, marked, times, isHidden } = figureOf(container)
  expect(moon).toBeInTheDocument()
  expect(sun).toBeNull()
  expect(marked).toEqual(['M0 143H360'])
  expect(times).toEqual(['20:00', '05:00'])
  expect(isHidden).toBe('true')
  expect(section).toHaveTextContent('Computed for Rovaniemi; clouds are not in it.')
})

test('a night that is partly light shows its dark part, with its times', async () => {
  const { container } = render(<LazySelectedDateSky day="2026-09-15" endTime="05:00" startTime="20:00" />)
  await screen.findByText(/it is dark from 21:49 to 04:35/)
  const { moon, marked, times } = figureOf(container)
  expect(moon).toBeNull()
  expect(marked).toHaveLength(1)
  expect(times).toEqual(['20:00', '21:49', '04:35'])
  // The moon is below the horizon, and the dots in the sky are stars.
  expect(screen.getByText(/^Green: dark/)).not.toHaveTextContent('Dots')
})

test('a night that is too light says so, and nothing is marked as dark', async () => {
  const { container } = render(<LazySelectedDateSky day="2027-04-15" endTime="23:00" startTime="21:00" />)
  await screen.findByText(/^This night is too light for the tour/)
  expect(figureOf(container).marked).toEqual([])
  expect(screen.getByText(/^Dots: the way of the moon/)).not.toHaveTextContent('Green')
})

test('a day is described by its light and drawn with its sun and the hours of the tour', async () => {
  const { container } = render(<LazySelectedDateSky day="2027-03-01" endTime="14:00" startTime="10:00" />)
  await within(screen.getByRole('region', { name: 'Your day' })).findByText(
    /^The sun is up from 07:32 to 17:27/,
  )
  expect(screen.getByText(/^Usual in March: −6 °C \(21 °F\), .+ 60 to 80 cm of snow/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Finnish Meteorological Institute' })).toBeInTheDocument()
  const { sun, moon, marked, times } = figureOf(container)
  expect(sun).toBeInTheDocument()
  expect(moon).toBeNull()
  expect(marked).toHaveLength(1)
  expect(times).toEqual(['06:00', '20:00', '10:00', '14:00'])
})

test('the first day of a month has the night before it', async () => {
  render(<LazySelectedDateSky day="2026-12-01" endTime={null} startTime="10:00" />)
  await screen.findByText(/twilight is bright enough to see by from 08:44/)
})

test('another date replaces the first', async () => {
  const { rerender } = render(<LazySelectedDateSky day="2026-12-21" endTime="05:00" startTime="20:00" />)
  await screen.findByText(/92 % lit/)
  rerender(<LazySelectedDateSky day="2026-12-12" endTime="05:00" startTime="20:00" />)
  await screen.findByText(/12 % lit/)
  expect(screen.queryByText(/92 % lit/)).toBeNull()
})

test('a sky that cannot be loaded is said to be missing', async () => {
  site.use(http.get('/nights/:file', () => HttpResponse.json({}, { status: 404 })))
  render(<LazySelectedDateSky day="2031-12-21" endTime="05:00" startTime="20:00" />)
  await screen.findByText('The sky of this date could not be loaded.')
})
