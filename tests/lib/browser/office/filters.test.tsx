import { fireEvent, screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { BookingList } from '@/components/office/booking-list'
import { OfficeFrame } from '@/components/office/office-frame'
import { navigateAway } from '@/lib/browser/navigate-away'
import { startFilters } from '@/lib/browser/office/filters'
import { type BookingListPage } from '@/lib/contract/office-lists'
import { answerWith, readForms, showPage } from '@/tests/lib/browser/office/a-page'

jest.mock('@/lib/browser/navigate-away')

const fetched = jest.fn<Promise<Response>, [string]>()
global.fetch = fetched as unknown as typeof fetch

function aPage(q: string, names: readonly string[], faults: BookingListPage['faults'] = {}) {
  const rows = names.map((name) => ({
    ...{ path: `/office/bookings/${name}`, reference: name, name, what: '2 guests', when: 'Saturday' },
    ...{ state: 'confirmed', total: '358 €', open: null },
  }))
  return (
    <OfficeFrame current="/office/bookings" person="Mika">
      <BookingList
        days={{ from: undefined, until: undefined, since: undefined }}
        list={{ rows, nextQuery: null, faults }}
        tours={[]}
        values={q ? { q } : {}}
      />
    </OfficeFrame>
  )
}

const search = () => screen.getByLabelText<HTMLInputElement>('Find a booking')
const status = () => screen.getByRole('status').textContent

beforeAll(() => {
  readForms()
  startFilters()
})

beforeEach(() => {
  fetched.mockReset()
  showPage('/office/bookings', aPage('', ['Eino', 'Aino']))
})

test('what is typed is searched for once, shown, counted and kept in the address', async () => {
  fetched.mockImplementation(answerWith(aPage('aino', ['Aino'])))
  const field = search()
  await userEvent.type(field, 'aino')
  expect(await screen.findByText('1 booking for “aino”.')).toBe(screen.getByRole('status'))
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/office/bookings?q=aino'])
  expect(screen.queryByRole('link', { name: 'Eino' })).toBeNull()
  expect(location.search).toBe('?q=aino')
  expect(field).toHaveFocus()
  expect(document.querySelector('input[type=hidden][name=q]')).toHaveValue('aino')
})

test('two letters are searched for by Enter alone, which loads the page', async () => {
  await userEvent.type(search(), 'ai')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(fetched).not.toHaveBeenCalled()
  expect(fireEvent.submit(search())).toBe(true)
})

test('words too short to search for as they are typed leave nothing standing that longer ones found', async () => {
  let release = () => {}
  const waits = new Promise<void>((resolve) => (release = resolve))
  fetched.mockImplementation(answerWith(aPage('korh', ['Eino']), { waits }))
  fireEvent.input(search(), { target: { value: 'korh' } })
  await new Promise((resolve) => setTimeout(resolve, 300))
  fireEvent.input(search(), { target: { value: 'Jo' } })
  await new Promise((resolve) => setTimeout(resolve, 300))
  release()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(status()).toBe('Press Enter to search for “Jo”.')
  expect(document.querySelector('[data-part=list]')).toBeEmptyDOMElement()
  expect(document.querySelector('[data-live]')).toBeNull()
  fetched.mockImplementation(answerWith(aPage('Joh', ['Aino'])))
  fireEvent.input(search(), { target: { value: 'Joh' } })
  expect(await screen.findByText('1 booking for “Joh”.')).toBeVisible()
  expect(document.querySelector('[data-part=list]')).toHaveAttribute('data-live')
})

test('the newest answer wins, also if an older one arrives later', async () => {
  let release = () => {}
  const waits = new Promise<void>((resolve) => (release = resolve))
  fetched
    .mockImplementationOnce(answerWith(aPage('old', ['Eino']), { waits }))
    .mockImplementationOnce(answerWith(aPage('new', ['Aino'])))
  for (const words of ['old', 'new']) {
    fireEvent.input(search(), { target: { value: words } })
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(await screen.findByText('1 booking for “new”.')).toBeVisible()
  release()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(status()).toBe('1 booking for “new”.')
  expect(location.search).toBe('?q=new')
})

test('a field of the filter is applied when it has changed, and the filter keeps the focus', async () => {
  fetched.mockImplementation(answerWith(aPage('', ['Aino'])))
  const state = screen.getByLabelText('State')
  await userEvent.selectOptions(state, 'confirmed')
  expect(await screen.findByText('1 booking.')).toBeInTheDocument()
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/office/bookings?state=confirmed'])
  expect(screen.getByLabelText('State')).toBe(state)
})

test('a filter with a fault says so; its button loads the page that explains it', async () => {
  fetched.mockImplementation(answerWith(aPage('', [], { until: 'Choose a later day.' })))
  const until = screen.getByLabelText('Last day of departure')
  fireEvent.change(until, { target: { value: '2026-12-24' } })
  expect(await screen.findByText('Please check the filter.')).toBeInTheDocument()
  expect(fetched.mock.calls).toEqual([['/office/bookings?until=2026-12-24', expect.anything()]])
  expect(screen.getByLabelText('Last day of departure')).toBeInTheDocument()
  expect(fireEvent.submit(screen.getByLabelText('Last day of departure'))).toBe(true)
})

test('without an answer the list stays, and the status says so', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  await userEvent.type(search(), 'aino')
  expect(
    await screen.findByText('The list could not be loaded. Press Enter to try again.'),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Eino' })).toBeInTheDocument()
})

test('a session that has ended leads to the page that signs in', async () => {
  fetched.mockImplementation(answerWith(<p>Email</p>, { redirected: true }))
  await userEvent.type(search(), 'aino')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(navigateAway).toHaveBeenCalledWith('/office/bookings?q=aino')
})

test('on another page the search opens the list', () => {
  showPage('/office/today', aPage('', []))
  expect(fireEvent.submit(search())).toBe(true)
  expect(fetched).not.toHaveBeenCalled()
})

test('the search shows the words of the address', () => {
  showPage('/office/bookings?q=aino', aPage('aino', ['Aino']))
  startFilters()
  expect(search()).toHaveValue('aino')
})
