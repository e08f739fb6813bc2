import { returnFocus } from '@/components/ui/return-focus'

afterEach(() => {
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

test('a button that lost the focus has it back', () => {
  const button = aButton()
  returnFocus(button)
  expect(document.activeElement).toBe(button)
})

test('a visitor who went elsewhere stays there', () => {
  const [button, elsewhere] = [aButton(), aButton()]
  elsewhere.focus()
  returnFocus(button)
  expect(document.activeElement).toBe(elsewhere)
})

test('when the page of the button has been left, nothing of the next one is touched', () => {
  const asked = jest.spyOn(document, 'activeElement', 'get')
  returnFocus(null)
  expect(asked).not.toHaveBeenCalled()
})

function aButton(): HTMLButtonElement {
  const button = document.createElement('button')
  document.body.append(button)
  return button
}
