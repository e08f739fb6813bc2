import { act, fireEvent, render, screen } from '@testing-library/react'

import { ChatButton } from '@/components/layout/chat-button'
import { navigateAway } from '@/lib/browser/navigate-away'

jest.mock('@/lib/browser/navigate-away', () => ({ navigateAway: jest.fn() }))

const URL = 'https://chat.example/lumi'
const NAME = 'Chat with us, opens in a new tab'

let look: () => void

beforeEach(() => {
  jest.useFakeTimers()
  screenIs('narrow')
  Object.defineProperty(window, 'ResizeObserver', {
    configurable: true,
    value: function Observer(onChange: () => void) {
      look = () => act(onChange)
      return { observe: () => {}, disconnect: () => {} }
    },
  })
})
afterEach(() => jest.useRealTimers())

function screenIs(width: 'narrow' | 'wide') {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: width === 'wide' }),
  })
}

function button() {
  return screen.getByRole('button', { name: NAME, hidden: true })
}

/** Put an element where jsdom, which has no layout, cannot. */
function place(
  element: Element | null,
  [left, top, width, height]: readonly [number, number, number, number],
) {
  if (!element) throw new Error('nothing to place')
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
}

test('the chat opens in a new tab that knows nothing of this one', () => {
  const tab = { opener: window }
  const open = jest.spyOn(window, 'open').mockReturnValue(Object.assign(Object.create(window), tab))
  render(<ChatButton url={URL}>…</ChatButton>)
  fireEvent.click(button())
  expect(open).toHaveBeenCalledWith(URL, '_blank')
  expect(open.mock.results[0]?.value.opener).toBeNull()
  expect(navigateAway).not.toHaveBeenCalled()
})

test('where new tabs are blocked, the chat opens in this one', () => {
  jest.spyOn(window, 'open').mockReturnValue(null)
  render(<ChatButton url={URL}>…</ChatButton>)
  fireEvent.click(button())
  expect(navigateAway).toHaveBeenCalledWith(URL)
})

test('the button rests for a second after each click', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(Object.create(window))
  render(<ChatButton url={URL}>…</ChatButton>)
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

test('on narrow screens the button gives way to a form', () => {
  const { container } = render(
    <>
      <form />
      <ChatButton url={URL}>…</ChatButton>
    </>,
  )
  const form = container.querySelector('form')
  place(button(), [330, 780, 44, 44])
  place(form, [20, 900, 350, 600])
  look()
  expect(button()).not.toHaveClass('invisible')
  place(form, [20, 700, 350, 600])
  fireEvent.scroll(window)
  expect(button()).toHaveClass('invisible')
})

test('on wide screens the button gives way to what is pressed in a form, not to the form', () => {
  screenIs('wide')
  const { container } = render(
    <>
      <form>
        <button>Pay with card</button>
      </form>
      <ChatButton url={URL}>…</ChatButton>
    </>,
  )
  const pay = container.querySelector('form button')
  place(button(), [1232, 730, 44, 44])
  place(container.querySelector('form'), [760, 100, 480, 900])
  place(pay, [760, 840, 480, 52])
  look()
  expect(button()).not.toHaveClass('invisible')
  place(pay, [760, 720, 480, 52])
  fireEvent.scroll(window)
  expect(button()).toHaveClass('invisible')
})

test('the keyboard finds the button again when it has rested', () => {
  jest.spyOn(window, 'open').mockReturnValue(Object.create(window))
  render(<ChatButton url={URL}>…</ChatButton>)
  button().focus()
  fireEvent.click(button())
  act(() => button().blur())
  act(() => jest.advanceTimersByTime(1000))
  expect(button()).toHaveFocus()
})
