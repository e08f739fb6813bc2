import { render, screen, waitFor } from '@/tests/support/testing-library'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { NextDateLine } from '@/components/home/next-date-line'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { ranuaZoo } from '@/content/tours/ranua-zoo'
import { iceFishing } from '@/content/tours/ice-fishing'

const LIGHTS = {
  tourId: guaranteedNorthernLights.id,
  date: '2026-12-12',
  day: 'Sat 12 December',
  rest: ', 8 places. Dark for 9 hours; the moon sets at 20:40.',
}
const FISHING = { tourId: iceFishing.id, date: '2026-12-15', day: 'Tue 15 December', rest: ', 1 place.' }

const site = setupServer()
beforeAll(() => site.listen({ onUnhandledRequest: 'error' }))
afterEach(() => site.resetHandlers())
afterAll(() => site.close())
beforeEach(() => Object.assign(window, { requestIdleCallback: setTimeout, cancelIdleCallback: clearTimeout }))
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback')
  Reflect.deleteProperty(window, 'cancelIdleCallback')
})

test('the lines of a page share a request, and each names its tour’s next date', async () => {
  let requests = 0
  site.use(
    http.get('/api/next-dates', () => {
      requests++
      return HttpResponse.json({ dates: [LIGHTS, FISHING] })
    }),
  )
  const { container } = render(
    <>
      <NextDateLine route={guaranteedNorthernLights.route} tourIds={[guaranteedNorthernLights.id]} />
      <NextDateLine tourIds={[ranuaZoo.id, iceFishing.id]} />
    </>,
  )
  expect(await screen.findByRole('link', { name: 'Sat 12 December' })).toHaveAttribute(
    'href',
    '/northern-lights-tour?date=2026-12-12',
  )
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Next open date: Sat 12 December, 8 places. Dark for 9 hours; the moon sets at 20:40.',
    'Next open date: Tue 15 December, 1 place.',
  ])
  expect(requests).toBe(1)
})

test.each([
  ['the tour has no date', () => HttpResponse.json({ dates: [FISHING] })],
  ['the server fails', () => new HttpResponse(null, { status: 503 })],
  ['there is no connection', () => HttpResponse.error()],
])('the line stays empty if %s', async (_, answer) => {
  const asked = jest.fn(answer)
  site.use(http.get('/api/next-dates', asked))
  const { container } = render(<NextDateLine tourIds={[guaranteedNorthernLights.id]} />)
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await asked.mock.results[0]?.value
  expect(container.textContent).toBe('')
})
