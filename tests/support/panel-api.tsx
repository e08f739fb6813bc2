import { act, render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'

import { BookingPanel } from '@/components/booking/booking-panel'
// Preload the module that the panel loads lazily, to save time in the tests.
import '@/components/booking/booking-panel-content'

/** The site's API as the panel uses it. Each test overrides the responses it needs. */
export const api = setupServer()

/** Every call, as `METHOD /path?query`, with body and idempotency key. */
export const calls: { call: string; body: unknown; key: string | null }[] = []

export const TODAY = new Date('2026-11-21T12:00:00Z')

type Departure = {
  id?: number
  date?: string
  spots?: number
  seats?: number
  adultPrice?: number
  childPrice?: number
  startTime?: string
}

export function answerTours(body: JsonBodyType, status = 200) {
  api.use(http.get('/api/tours', () => HttpResponse.json(body, { status })))
}

export function answerAvailability(departures: readonly Departure[], status = 200) {
  const availableDates = departures.map(({ spots = 8, seats = 8, ...departure }) => ({
    ...departure,
    totalSlots: seats,
    bookedSlots: seats - spots,
    availableSpots: spots,
  }))
  api.use(http.get('/api/availability', () => HttpResponse.json({ availableDates }, { status })))
}

export function answer(method: 'get' | 'post' | 'delete', path: string, body: JsonBodyType, status = 200) {
  api.use(http[method](path, () => HttpResponse.json(body, { status })))
}

export function loseAnswer(method: 'get' | 'post' | 'delete', path: string) {
  api.use(http[method](path, () => HttpResponse.error()))
}

export function neverAnswer(method: 'get' | 'post' | 'delete', path: string) {
  api.use(http[method](path, () => new Promise<Response>(() => {})))
}

/** jsdom has no IntersectionObserver: treat the panel as always in view. */
function mockIntersectionObserver() {
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: function Observer(onChange: (entries: readonly { isIntersecting: boolean }[]) => void) {
      return {
        observe: () => queueMicrotask(() => act(() => onChange([{ isIntersecting: true }]))),
        disconnect: () => {},
      }
    },
  })
}

/** Start the mock API before all tests of a file, with two days in December and an empty November. */
export function standUpApi() {
  api.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const entry = {
      call: `${request.method} ${pathname}${search}`,
      body: null,
      key: request.headers.get('Idempotency-Key'),
    }
    calls.push(entry)
    if (request.method !== 'POST') return
    void request
      .clone()
      .json()
      .then((body) => Object.assign(entry, { body }))
  })
  beforeAll(() => api.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    calls.length = 0
    mockIntersectionObserver()
    sessionStorage.clear()
    window.history.replaceState(null, '', '/northern-lights-tour')
    jest.useFakeTimers({ now: TODAY, doNotFake: UNFAKED })
    // Data that these tests do not check: a date's sky.
    answer('get', '/nights/:file', { days: [] })
    answer('get', '/nights/heights/:file', { days: [] })
    answerTours([{ id: 1, adult_price: 179, child_price: 129, max_capacity: 8 }])
    answerAvailability([
      { id: 11, date: '2026-11-25', spots: 3 },
      { id: 12, date: '2026-11-28', spots: 5 },
      { id: 13, date: '2026-11-29', spots: 0 },
      { id: 14, date: '2026-12-12', spots: 8 },
    ])
  })
  afterEach(() => {
    api.resetHandlers()
    jest.useRealTimers()
  })
  afterAll(() => api.close())
}

/** Only the calendar's clock is frozen; timers keep running. */
const UNFAKED: FakeableAPI[] = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
]

type PanelProps = Parameters<typeof BookingPanel>[0]

export function aPanel(overrides: Partial<PanelProps> = {}) {
  return (
    <BookingPanel
      bookingCloses="18:00"
      endTime="05:00"
      prices={{ adultCents: 179_00, childCents: 129_00 }}
      publishableKey="pk_test_1"
      season={{ start: '09-15', end: '04-15' }}
      startTime="20:00"
      summaryTime="20:00"
      tourId={1}
      tourName="Guaranteed Northern Lights Tour"
      {...overrides}
    />
  )
}

/** Render the panel with its dates shown, and a guest to use it. */
export async function openPanel(overrides: Partial<PanelProps> = {}) {
  const guest = userEvent.setup()
  const view = render(aPanel(overrides))
  await screen.findByRole('grid')
  return { guest, ...view }
}

export function dayCell(name: string | RegExp) {
  return screen.getByRole('gridcell', { name })
}

/** Choose 28 November, which has five places left, and fill in the guest's details. */
export async function fillIn(guest: ReturnType<typeof userEvent.setup>) {
  await guest.click(dayCell(/28 November 2026/))
  await put(guest, 'Full Name', 'Anna Virtanen')
  await put(guest, 'Email', 'anna@example.com')
}

/** Paste, because each typed letter would render the whole calendar. */
async function put(guest: ReturnType<typeof userEvent.setup>, label: string, words: string) {
  await guest.click(screen.getByLabelText(label))
  await guest.paste(words)
}

export function stored(key: string): unknown {
  return JSON.parse(sessionStorage.getItem(key) ?? 'null')
}

export function callsOf(start: string) {
  return calls.filter(({ call }) => call.startsWith(start))
}
