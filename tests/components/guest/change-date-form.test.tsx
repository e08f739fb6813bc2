import { render, screen, within } from '@/tests/support/testing-library'
import { renderToStaticMarkup } from 'react-dom/server'
import { ChangeDateForm } from '@/components/guest/change-date-form'
import { type MoveDateOption } from '@/lib/booking/days/move-date-option'

const free = { kind: 'available', remainingSlots: 6 } as const

const DATES: readonly MoveDateOption[] = [
  { id: 1, day: '2026-12-12', state: { kind: 'full' }, differenceCents: null },
  { id: 2, day: '2026-12-14', state: free, differenceCents: 40_00 },
  { id: 3, day: '2026-12-15', state: free, differenceCents: -20_00 },
  { id: 4, day: '2026-12-16', state: free, differenceCents: 0 },
  { id: 5, day: '2026-12-17', state: { kind: 'full' }, differenceCents: null },
  { id: 6, day: '2027-01-02', state: free, differenceCents: 0 },
]

function show(props: Partial<Parameters<typeof ChangeDateForm>[0]> = {}) {
  return render(
    <ChangeDateForm
      language="en"
      action="/booking/token/date"
      chosen={null}
      dates={DATES}
      ownDay="2026-12-12"
      {...props}
    />,
  )
}

test('each available date is a radio button that says and shows its price difference', () => {
  show()
  const dates = within(screen.getByRole('group', { name: 'New date' }))
  const cells = [
    [/^Monday, 14 December 2026, 40 € more, 6 places left/, '+40 €6 left'],
    [/^Tuesday, 15 December 2026, 20 € less, 6 places left/, '−20 €'],
    [/^Wednesday, 16 December 2026, same price, 6 places left/, '6 left'],
  ] as const
  for (const [name, figure] of cells)
    expect(dates.getByRole('radio', { name }).closest('td')).toHaveTextContent(figure)
  expect(dates.getAllByRole('radio')).toHaveLength(3)
})

test('a date that cannot be chosen says why, and the booking’s current date is marked as such', () => {
  show()
  const table = within(screen.getByRole('table', { name: 'December 2026' }))
  expect(table.getByRole('cell', { name: /^Thursday, 17 December 2026, full/ })).toHaveTextContent('FULL')
  expect(table.getByRole('cell', { name: /12 December 2026, the date of your booking/ })).toHaveTextContent(
    'yours',
  )
  expect(table.getByRole('cell', { name: /13 December 2026, not available/ })).toBeVisible()
})

test('the months from the first open date to the last have URLs', () => {
  show()
  expect(screen.queryByRole('link', { name: 'Previous month' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Next month' })).toHaveAttribute(
    'href',
    '/booking/token/date?month=2027-01#dates',
  )
})

test('a month beyond the last shows the last, and the selected date is in its own month', () => {
  show({ month: '2031-05' })
  expect(screen.getByRole('table', { name: 'January 2027' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Next month' })).toBeNull()
})

test('a month with few dates left gives way to the next, and is one link away', () => {
  const january = (count: number): readonly MoveDateOption[] =>
    Array.from({ length: count }, (_, index) => ({
      id: 100 + index,
      day: `2027-01-${index + 10}`,
      state: free,
      differenceCents: 0,
    }))
  const { unmount } = show({ dates: [...DATES.slice(0, 5), ...january(7)] })
  expect(screen.getByRole('table', { name: 'January 2027' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Previous month' })).toHaveAttribute(
    'href',
    '/booking/token/date?month=2026-12#dates',
  )
  unmount()
  show({ dates: [...DATES.slice(0, 5), ...january(6)] })
  expect(screen.getByRole('table', { name: 'December 2026' })).toBeVisible()
})

test('the selected date stays selected', () => {
  show({ chosen: 6 })
  expect(screen.getByRole('radio', { name: /2 January 2027/ })).toBeChecked()
})

test('after a change of start the guest may keep the date as it is', () => {
  show({ dates: DATES.map((date) => (date.id === 1 ? { ...date, state: free, differenceCents: 0 } : date)) })
  expect(
    screen.getByRole('radio', { name: /12 December 2026, the date of your booking, same price/ }),
  ).toBeVisible()
})

test('without any date there is nothing to choose', () => {
  show({ dates: DATES.slice(4, 5) })
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText(/No other date has room/)).toBeVisible()
})

test('a form sent without a date asks for one, with the focus on the dates', () => {
  // Browsers give the focus as a page loads; React gives it to controls alone.
  document.body.innerHTML = renderToStaticMarkup(
    <ChangeDateForm
      action="/booking/token/date"
      chosen={null}
      dates={DATES}
      isUnchosen
      language="it"
      ownDay="2026-12-12"
    />,
  )
  const dates = screen.getByRole('group')
  expect(dates).toHaveAttribute('autofocus')
  expect(dates).toHaveAccessibleDescription('Scegli una data')
})
