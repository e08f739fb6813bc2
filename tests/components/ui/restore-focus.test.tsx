import { restoreFocus } from '@/components/ui/restore-focus'

afterEach(() => {
  document.body.replaceChildren()
  jest.restoreAllMocks()
})

test('a button that lost the focus regains it', () => {
  const button = aButton()
  restoreFocus(button)
  expect(document.activeElement).toBe(button)
})

test('the focus of a visitor who moved on stays there', () => {
  const [button, elsewhere] = [aButton(), aButton()]
  elsewhere.focus()
  restoreFocus(button)
  expect(document.activeElement).toBe(elsewhere)
})

test('when the button’s page has been left, nothing on the next one is touched', () => {
  const asked = jest.spyOn(document, 'activeElement', 'get')
  restoreFocus(null)
  expect(asked).not.toHaveBeenCalled()
})

function aButton(): HTMLButtonElement {
  const button = document.createElement('button')
  document.body.append(button)
  return button
}
