import { act, fireEvent, render, screen } from '@/tests/support/testing-library'

import { ChatButton } from '@/components/layout/chat-button'
import { navigateAway } from '@/lib/browser/navigate-away'

jest.mock('@/lib/browser/navigate-away', () => ({ navigateAway: jest.fn() }))

const LABELS = { chat: 'Chat', opens: 'Chat with us, opens in a new tab' }
const URL = 'https://chat.example/lumi'
const NAME = 'Chat with us, opens in a new tab'

let look: () => void

beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(window, 'ResizeObserver', {
    configurable: true,
    value: function Observer(onChange: () => void) {
      look = () => act(onChange)
      return { observe: () => {}, disconnect: () => {} }
    },
  })
})
afterEach(() => jest.useRealTimers())

function button() {
  return screen.getByRole('button', { name: NAME, hidden: true })
}

test('the chat opens in a new tab without access to this one', () => {
  const tab = { opener: window }
  const open = jest.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(window), tab))
  render(
    <ChatButton labels={LABELS} url={URL}>
      …
    </ChatButton>,
  )
  fireEvent.click(button())
  expect(open).toHaveBeenCalledWith(URL, '_blank')
  expect(open.mock.results[0]?.value.opener).toBeNull()
  expect(navigateAway).not.toHaveBeenCalled()
})

test('if new tabs are blocked, the chat opens in this one', () => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  render(
    <ChatButton labels={LABELS} url={URL}>
      …
    </ChatButton>,
  )
  fireEvent.click(button())
  expect(navigateAway).toHaveBeenCalledWith(URL)
})

test('the button is disabled for a second after each click', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(Object.create(window))
  render(
    <ChatButton labels={LABELS} url={URL}>
      …
    </ChatButton>,
  )
  for (const clicks of [1, 2]) {
    expect(button()).toBeEnabled()
    fireEvent.click(button())
    fireEvent.click(button())
    expect(button()).toBeDisabled()
    act(() => jest.advanceTimersByTime(999))
    expect(button()).toBeDisabled()
    act(() => jest.advanceTimersByTime(1))
    expect(open).toHaveBeenCalledTimes(clicks)
  }
  expect(button()).toBeEnabled()
})

test('the button hides over a control and over text, and stays over everything else', () => {
  const { container } = render(
    <>
      <div>
        <a href="#booking">
          <span>Choose a date</span>
        </a>
      </div>
      <p>On the ice</p>
      <ChatButton labels={LABELS} url={URL}>
        …
      </ChatButton>
    </>,
  )
  const words = jest.fn<readonly DOMRect[], []>()
  Object.defineProperty(Range.prototype, 'getClientRects', { configurable: true, value: words })
  button().getBoundingClientRect = () => new DOMRect(330, 780, 44, 44)
  for (const { under, line, isHidden } of [
    { under: 'div', line: [], isHidden: false },
    { under: 'span', line: [], isHidden: true },
    { under: 'p', line: [new DOMRect(20, 760, 350, 20)], isHidden: true },
    { under: 'p', line: [new DOMRect(20, 760, 300, 20)], isHidden: false },
  ]) {
    words.mockReturnValue(line)
    const found = container.querySelector(under)
    document.elementsFromPoint = () => (found ? [button(), found] : [])
    look()
    act(() => jest.advanceTimersByTime(20))
    expect(button().classList.contains('invisible')).toBe(isHidden)
  }
})

test('the keyboard can use the button again once it is enabled', () => {
  jest.spyOn(window, 'open').mockReturnValue(Object.create(window))
  render(
    <ChatButton labels={LABELS} url={URL}>
      …
    </ChatButton>,
  )
  button().focus()
  fireEvent.click(button())
  act(() => button().blur())
  act(() => jest.advanceTimersByTime(1000))
  expect(button()).toHaveFocus()
})
