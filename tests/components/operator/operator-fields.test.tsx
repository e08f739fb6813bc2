import { render, screen } from '@/tests/support/testing-library'
import { OperatorFields } from '@/components/operator/operator-fields'
import { type MoveDateOption } from '@/lib/booking/days/move-date-option'
import { type OperatorField } from '@/lib/contract/operator-page'

const free = { kind: 'available', remainingSlots: 6 } as const
const DATES: readonly MoveDateOption[] = [
  { id: 1, day: '2026-12-30', state: { kind: 'full' }, differenceCents: null },
  { id: 2, day: '2026-11-02', state: free, differenceCents: 0 },
  { id: 3, day: '2027-01-02', state: free, differenceCents: 40_00 },
]
const REASON = { name: 'reason', label: 'Reason', options: [{ value: 'us', text: 'Ours' }] }

function show(
  props: Partial<Omit<Parameters<typeof OperatorFields>[0], 'fields'>> = {},
  all: readonly MoveDateOption[] = DATES,
) {
  const none = 'No other date has room.'
  const dates: OperatorField = {
    name: 'departure',
    label: 'New date',
    dates: { all, ownDay: '2026-12-30', none },
  }
  render(
    <form>
      <OperatorFields
        action="/operator/token/move"
        faults={{}}
        fields={[dates, REASON]}
        values={{}}
        {...props}
      />
    </form>,
  )
}

test('dates are shown a month at a time, starting with the nearest one’s, with price difference and free places', () => {
  show()
  expect(screen.getByRole('table', { name: 'January 2027' })).toBeVisible()
  const date = screen.getByRole('radio', { name: /^Saturday, 2 January 2027, 40 € more, 6 places left/ })
  expect(date).toBeRequired()
  expect(date.closest('td')).toHaveTextContent('6 left')
})

test('changing the month keeps the values of the other fields, and reports no error', () => {
  show({ values: { departure: '3', reason: 'us' } })
  expect(screen.getByRole('radio', { name: /2 January/ })).toBeChecked()
  expect(screen.getByRole('link', { name: 'Previous month' })).toHaveAttribute(
    'href',
    '/operator/token/move?reason=us&change=&month=2026-12#dates',
  )
  expect(screen.queryByRole('link', { name: 'Next month' })).toBeNull()
})

test('the month navigated to is shown', () => {
  show({ values: { month: '2026-11' } })
  expect(screen.getByRole('radio', { name: /2 November 2026, same price/ })).not.toBeChecked()
})

test('an error about the date describes the whole calendar', () => {
  show({ faults: { departure: 'Please choose a date' } })
  expect(screen.getByRole('group', { name: 'New date' })).toHaveAccessibleDescription('Please choose a date')
})

test('the calendar speaks to staff, not to the guest', () => {
  const texts = () => document.body.textContent ?? ''
  show({ values: { month: '2026-12' } }, [
    ...DATES,
    { id: 4, day: '2026-12-31', state: free, differenceCents: 0 },
  ])
  expect(screen.getByText('now').closest('td')).toHaveTextContent('the present date of the booking')
  expect(texts()).toContain('+ is for the guest to pay.')
  expect(texts()).not.toMatch(/\byours?\b/i)
})

test.each([
  [[0, 0], 'Every date costs the same as the present one.'],
  [[0, -10_00], '− is for us to return.'],
  [[40_00, -10_00], '+ is for the guest to pay, − for us to return.'],
])('price differences of %p are explained to staff', (differences, text) => {
  const dates = differences.map((differenceCents, at) => ({
    ...{ id: at, day: `2026-12-1${at}` as const, state: free, differenceCents },
  }))
  show({}, dates)
  expect(screen.getByText(text)).toBeVisible()
})

test('if no date can be chosen, it says so', () => {
  show({}, DATES.slice(0, 1))
  expect(screen.getByText('No other date has room.')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('of options that are tick boxes, those in the value are ticked, and a fault describes them all', () => {
  const options = [
    { value: '4', text: 'Ice Fishing' },
    { value: '5', text: 'Ranua Zoo' },
    { value: '45', text: 'Snowshoes' },
  ]
  const offer = { name: 'offer', label: 'Other tours', options, isOptional: true, isMultiple: true }
  const faults = { offer: 'It has no open dates.' }
  render(<OperatorFields action="" faults={faults} fields={[offer]} values={{ offer: '5,45' }} />)
  expect(screen.getByRole('group', { name: 'Other tours' })).toHaveAccessibleDescription(faults.offer)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ name, value, checked }) => [name, value, checked])).toEqual([
    ['offer', '4', false],
    ['offer', '5', true],
    ['offer', '45', true],
  ])
})
