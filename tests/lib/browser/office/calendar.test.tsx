import { fireEvent, screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { CalendarPage } from '@/components/office/calendar-page'
import { navigateAway } from '@/lib/browser/navigate-away'
import { startCalendarKeys } from '@/lib/browser/office/calendar-keys'
import { PARTS_REPLACED } from '@/lib/browser/office/parts'
import { startPickedDates } from '@/lib/browser/office/picked-dates'
import { type CalendarCell, type OfficeCalendar } from '@/lib/contract/office-lists'
import { showPage } from '@/tests/lib/browser/office/a-page'

jest.mock('@/lib/browser/navigate-away')

const ICE = 'Ice Fishing'
const LIGHTS = 'Northern Lights'

/** Two weeks from Tuesday, 1 December: the lights every day, ice fishing on the days named, which is listed first. */
const ICE_DAYS = [2, 3, 9]
const DAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

function aCell(tour: string, day: number): CalendarCell {
  const id = tour === ICE ? 100 + day : day
  return {
    ...{ path: `/office/departures/${id}`, id, tour, start: '19:00', taken: 2, seats: 8, waiting: 0 },
    ...{ adultPrice: '179 €', status: 'on sale', choices: 0 },
  }
}

function aCalendar(): OfficeCalendar {
  const days = DAYS.map((day) => ({
    day: `2026-12-${String(day).padStart(2, '0')}`,
    dayText: `Day ${day}`,
    isToday: false,
    cells: [...(ICE_DAYS.includes(day) ? [aCell(ICE, day)] : []), aCell(LIGHTS, day)],
  }))
  return {
    ...{ monthText: 'December 2026', month: '2026-12', previous: '2026-11', next: '2027-01' },
    weeks: [[null, ...days.slice(0, 6)], days.slice(6).concat([])],
    tours: [],
    tourId: null,
  }
}

const tick = (tour: string, day: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `${tour}, Day ${day}` })
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => Number(value))
const status = () => screen.getByRole('status', { hidden: true }).textContent

beforeAll(startPickedDates)
beforeEach(() => {
  showPage(
    '/office/calendar',
    <CalendarPage calendar={aCalendar()} done={null} isAllTicked={false} problem={null} />,
  )
  startCalendarKeys()
})

test.each([
  ['ArrowRight', LIGHTS, 1, LIGHTS, 2],
  ['ArrowRight', LIGHTS, 6, LIGHTS, 7],
  ['ArrowRight', ICE, 3, LIGHTS, 4],
  ['ArrowLeft', ICE, 3, ICE, 2],
  ['ArrowDown', ICE, 2, LIGHTS, 2],
  ['ArrowDown', LIGHTS, 2, ICE, 9],
  ['ArrowUp', ICE, 9, LIGHTS, 2],
  ['Home', LIGHTS, 4, LIGHTS, 1],
  ['End', ICE, 3, LIGHTS, 6],
  ['ArrowLeft', LIGHTS, 1, LIGHTS, 1],
  ['ArrowDown', LIGHTS, 9, LIGHTS, 9],
])('%s leads from %s on day %i to %s on day %i', async (key, fromTour, from, toTour, to) => {
  tick(fromTour, from).focus()
  await userEvent.keyboard(`{${key}}`)
  expect(tick(toTour, to)).toHaveFocus()
})

test('Tab stops at one tick and its link, where the keyboard was last', async () => {
  tick(LIGHTS, 4).focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.tab()
  const [link] = within(tick(LIGHTS, 5).closest('li') as HTMLElement).getAllByRole('link')
  expect(link).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement)
  await userEvent.tab({ shift: true })
  expect(link).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{Shift>}{Tab}{/Shift}')
  expect(tick(LIGHTS, 4)).toHaveFocus()
})

test('Space ticks, and what is ticked is counted', async () => {
  tick(LIGHTS, 1).focus()
  await userEvent.keyboard(' ')
  expect(status()).toBe('1 date ticked')
  await userEvent.keyboard('{ArrowRight} ')
  expect(status()).toBe('2 dates ticked')
  await userEvent.keyboard(' {ArrowLeft} ')
  expect(status()).toBe('')
})

test('Shift with arrows ticks a range of the tour, and takes back what it no longer includes', async () => {
  tick(ICE, 2).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
  expect(ticked()).toEqual([102, 103, 109])
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect(ticked()).toEqual([102, 103])
  tick(LIGHTS, 12).focus()
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}')
  expect(ticked()).toEqual([102, 103, 12, 13])
  expect(status()).toBe('4 dates ticked')
})

test('Shift and a click tick everything between, of one tour if both ends are of it', async () => {
  const user = userEvent.setup()
  await user.click(tick(LIGHTS, 1))
  await user.keyboard('{Shift>}')
  await user.click(tick(LIGHTS, 4))
  expect(ticked()).toEqual([1, 2, 3, 4])
  await user.click(tick(LIGHTS, 2))
  expect(ticked()).toEqual([1])
  await user.click(tick(ICE, 3))
  await user.keyboard('{/Shift}')
  expect(ticked()).toEqual([1, 2, 103])
})

test('Enter opens the departure and does not press the form’s first button', async () => {
  const opened = jest.fn((event: Event) => event.preventDefault())
  const sent = jest.fn((event: Event) => event.preventDefault())
  const cell = tick(LIGHTS, 4).closest('li') as HTMLElement
  within(cell).getByRole('link').addEventListener('click', opened)
  cell.closest('form')?.addEventListener('submit', sent)
  tick(LIGHTS, 4).focus()
  await userEvent.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledTimes(1)
  expect(sent).not.toHaveBeenCalled()
})

test('PageUp and PageDown change the month, and the keyboard arrives in its dates', () => {
  for (const key of ['PageDown', 'PageUp']) fireEvent.keyDown(tick(LIGHTS, 4), { key })
  expect(navigateAway).toHaveBeenNthCalledWith(1, 'http://localhost/office/calendar?month=2027-01#dates')
  expect(navigateAway).toHaveBeenNthCalledWith(2, 'http://localhost/office/calendar?month=2026-11#dates')
  showPage(
    '/office/calendar?month=2027-01#dates',
    <CalendarPage calendar={aCalendar()} done={null} isAllTicked={false} problem={null} />,
  )
  startCalendarKeys()
  expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement)
})

test('dates that were replaced have one stop of Tab again, the same as before', () => {
  tick(LIGHTS, 4).focus()
  const grid = screen.getByRole('grid')
  const newer = document.createElement('div')
  newer.innerHTML = grid.innerHTML.replaceAll('tabindex', 'data-was').replaceAll('gridcell', 'cell')
  grid.replaceChildren(...newer.childNodes)
  fireEvent(document, new Event(PARTS_REPLACED))
  const stops = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops).toEqual([tick(LIGHTS, 4)])
  expect(within(grid).queryAllByRole('cell')).toEqual([])
})
