import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { BookingList } from '@/components/office/booking-list'
import { OfficeFrame } from '@/components/office/office-frame'
import { readForms, answerWith, showPage } from '@/tests/lib/browser/office/a-page'
import { startSearchKey } from '@/lib/browser/office/search-key'
import { startSearchList } from '@/lib/browser/office/search-list'

const fetched = jest.fn<Promise<Response>, [string]>()
global.fetch = fetched as unknown as typeof fetch

function found(names: readonly string[]) {
  const rows = names.map((name) => ({
    ...{ path: `/office/bookings/${name}`, reference: name, name, what: '2 guests', when: 'Saturday' },
    ...{ state: 'confirmed', total: '358 €', open: null },
  }))
  return (
    <BookingList
      days={{ from: undefined, until: undefined, since: undefined }}
      list={{ rows, nextQuery: null, faults: {} }}
      tours={[]}
      values={{ q: 'ino' }}
    />
  )
}

const search = () => screen.getByLabelText('Find a booking')
const status = () => screen.queryByRole('status')?.textContent

beforeAll(() => {
  readForms()
  startSearchList()
  startSearchKey()
})

beforeEach(() => {
  fetched.mockReset()
  fetched.mockImplementation(answerWith(found(['Aino', 'Eino'])))
  showPage(
    '/office/emails',
    <OfficeFrame current="/office/emails" person="Mika">
      <div data-part="list">E-mails</div>
    </OfficeFrame>,
  )
})

test('on every page what is found is listed below the search, and the page stays as it is', async () => {
  await userEvent.type(search(), 'ino')
  expect(await screen.findByText('2 bookings for “ino”.')).toBe(screen.getByRole('status'))
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/office/bookings?q=ino'])
  expect(screen.getByText('E-mails', { selector: 'div' })).toBeVisible()
  expect(location.pathname + location.search).toBe('/office/emails')
  const first = screen.getByRole('link', { name: 'Aino, 2 guests, Saturday' })
  expect(first).toHaveAttribute('href', '/office/bookings/Aino')
  await userEvent.keyboard('{ArrowDown}')
  expect(first).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}')
  expect(search()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('status')).toBeNull()
  expect(search()).toHaveFocus()
})

test('a short word waits for Enter, and a failure is said', async () => {
  await userEvent.type(search(), 'Jo')
  expect(status()).toBe('Press Enter to search for “Jo”.')
  fetched.mockRejectedValue(new TypeError('offline'))
  await userEvent.type(search(), 'h')
  expect(await screen.findByText('The search did not work. Press Enter to try again.')).toBeVisible()
  await userEvent.click(document.body)
  expect(status()).toBeUndefined()
  await userEvent.clear(search())
  expect(status()).toBeUndefined()
})

test('on the list of bookings the list itself follows the search', async () => {
  showPage(
    '/office/bookings',
    <OfficeFrame current="/office/bookings" person="Mika">
      {null}
    </OfficeFrame>,
  )
  await userEvent.type(search(), 'Jo')
  expect(status()).toBeUndefined()
})
