import { fireEvent, screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { startPressOnce } from '@/lib/browser/office/press-once'
import { showPage } from '@/tests/lib/browser/office/a-page'

const sent = jest.fn<void, [string | undefined]>()

beforeAll(() => {
  jest.useFakeTimers()
  startPressOnce()
  // jsdom sends no forms.
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent((event.submitter as HTMLButtonElement).value)
    event.preventDefault()
  })
})
afterAll(() => jest.useRealTimers())

beforeEach(() => {
  sent.mockReset()
  showPage(
    '/office/calendar',
    <>
      <form action="/office/dates" method="post">
        <input name="method" type="hidden" value="card" />
        <button name="act" value="close">
          Close
        </button>
        <button name="act" value="open">
          Open for sale
        </button>
      </form>
      <form>
        <button value="show">Show</button>
      </form>
    </>,
  )
})

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const press = async (name: string) => user.click(screen.getByRole('button', { name }))
const sentValues = () => sent.mock.calls.flat()

test('a double tap sends a form once, with the button that was pressed', async () => {
  await press('Close')
  await press('Close')
  expect(sentValues()).toEqual(['close'])
  await jest.advanceTimersByTimeAsync(5_000)
  await press('Close')
  expect(sentValues()).toEqual(['close', 'close'])
})

test('another button of the form, and a form that only shows something, are not held back', async () => {
  for (const name of ['Close', 'Open for sale', 'Show', 'Show']) await press(name)
  expect(sentValues()).toEqual(['close', 'open', 'show', 'show'])
})

test('after Back it can be pressed at once', async () => {
  await press('Close')
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  await press('Close')
  expect(sentValues()).toEqual(['close', 'close'])
})
