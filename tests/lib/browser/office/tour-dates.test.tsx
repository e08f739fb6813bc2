import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { NewBooking } from '@/components/office/new-booking'
import { answerWith, showPage } from '@/tests/lib/browser/office/a-page'
import { startTourDates } from '@/lib/browser/office/tour-dates'

const fetched = jest.fn<Promise<Response>, [string]>()
global.fetch = fetched as unknown as typeof fetch

function aForm(tour: string, date: string) {
  const tours = [
    { value: '1', text: 'Lights' },
    { value: '2', text: 'Ice' },
  ]
  return (
    <NewBooking
      {...{
        booked: null,
        draft: '',
        changes: null,
        faults: {},
        preview: null,
        refusal: null,
        priceText: 'Choose',
      }}
      dateField={{ name: 'departure', label: 'Date', options: [{ value: '7', text: date }], datesOf: tour }}
      fields={[{ name: 'customerName', label: 'Name' }]}
      tourField={{ name: 'tour', label: 'Tour', options: tours }}
      values={{ tour }}
    />
  )
}

beforeAll(startTourDates)

beforeEach(() => {
  fetched.mockReset()
  showPage('/office/new', aForm('1', 'Saturday'))
})

test('the dates follow the tour, and what is typed stays', async () => {
  fetched.mockImplementation(answerWith(aForm('2', 'Sunday')))
  await userEvent.type(screen.getByLabelText('Name'), 'Aino')
  await userEvent.selectOptions(screen.getByLabelText('Tour'), 'Ice')
  expect(await screen.findByRole('option', { name: 'Sunday' })).toBeInTheDocument()
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/office/new?tour=2&change='])
  expect(screen.queryByRole('option', { name: 'Saturday' })).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveValue('Aino')
  expect(screen.getByLabelText('Tour')).toHaveValue('2')
})

test('without an answer the button is named', async () => {
  fetched.mockRejectedValue(new TypeError('offline'))
  await userEvent.selectOptions(screen.getByLabelText('Tour'), 'Ice')
  expect(await screen.findByText(/^The dates could not be loaded\. Press/)).toBe(screen.getByRole('status'))
})
