import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { startLivePrice } from '@/lib/browser/office/live-price'
import { showPage } from '@/tests/lib/browser/office/a-page'

const fetched = jest.fn<Promise<Response>, [URL]>()
global.fetch = fetched as unknown as typeof fetch

const answer =
  (body: object, status = 200) =>
  async () =>
    Response.json(body, { status })
const queries = () => fetched.mock.calls.map(([url]) => url.pathname + url.search)

beforeEach(() => {
  fetched.mockReset().mockImplementation(answer({ text: '358 €, 6 seats left' }))
  showPage(
    '/office/departures/12/new-booking',
    <form action="/office/departures/12/new-booking/preview" data-price="/office/new/price" method="post">
      <input name="departure" type="hidden" value="12" />
      <input name="draft" type="hidden" value="Aino-Korhonen" />
      <input aria-label="Name" name="name" />
      <input aria-label="Email" name="email" type="email" />
      <input aria-label="Phone" name="phone" type="tel" />
      <textarea aria-label="Note" name="note" />
      <input aria-label="Adults" name="adults" type="number" />
      <input aria-label="Amount" inputMode="decimal" name="price" />
      <select aria-label="Private" name="private">
        <option value="no">No</option>
        <option value="yes">Yes</option>
      </select>
      <p data-price-here role="status" />
    </form>,
  )
})

test('the price follows the figures, and names stay out of the address', async () => {
  startLivePrice()
  for (const name of ['Name', 'Phone', 'Note']) await userEvent.type(screen.getByLabelText(name), 'Aino')
  await userEvent.type(screen.getByLabelText('Email'), 'aino@example.com')
  await userEvent.type(screen.getByLabelText('Adults'), '12')
  expect(await screen.findByText('358 €, 6 seats left')).toBe(screen.getByRole('status'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(queries()[0]).toBe('/office/new/price?departure=12&private=no')
  expect(queries().at(-1)).toBe('/office/new/price?departure=12&adults=12&private=no')
  expect(queries().join()).not.toMatch(/aino/i)
})

test.each([
  ['a refusal', answer({ error: 'no' }, 400)],
  ['an answer without a price', answer({})],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])('%s leaves no old price next to new figures', async (_, failure) => {
  startLivePrice()
  expect(await screen.findByText('358 €, 6 seats left')).toBeInTheDocument()
  fetched.mockImplementation(failure)
  await userEvent.type(screen.getByLabelText('Adults'), '9')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(screen.getByRole('status')).toHaveTextContent(/^$/)
})
