import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { OfficeFrame } from '@/components/office/office-frame'
import { SingleKeys } from '@/components/office/settings-page'
import { startSearchKey } from '@/lib/browser/office/search-key'
import { startSingleKeys } from '@/lib/browser/office/single-keys'
import { showPage } from '@/tests/lib/browser/office/a-page'

beforeAll(startSearchKey)

/** Open the settings, as with each load of the page. */
function open(): void {
  showPage(
    '/office/settings',
    <OfficeFrame current="/office/settings" person="Mika">
      <SingleKeys />
    </OfficeFrame>,
  )
  startSingleKeys()
}

const search = () => screen.getByLabelText('Find a booking')
const keys = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Single keys' })

afterEach(() => localStorage.clear())

test('single keys are on until they are turned off, and then stay off in this browser', async () => {
  open()
  expect(keys()).toBeChecked()
  expect(search()).toHaveAttribute('aria-keyshortcuts', '/')
  await userEvent.click(keys())
  await userEvent.keyboard('/')
  expect(search()).not.toHaveFocus()
  expect(search()).not.toHaveAttribute('aria-keyshortcuts')
  open()
  expect(keys()).not.toBeChecked()
  expect(search()).not.toHaveAttribute('aria-keyshortcuts')
  await userEvent.click(keys())
  await userEvent.keyboard('/')
  expect(search()).toHaveFocus()
  expect(search()).toHaveAttribute('aria-keyshortcuts', '/')
})

test('Escape leaves the search even while single keys are off: it works only there', async () => {
  open()
  await userEvent.click(keys())
  await userEvent.click(search())
  await userEvent.keyboard('{Escape}')
  expect(search()).not.toHaveFocus()
})

test('without the script there is no switch, because there are no keys', () => {
  showPage('/office/settings', <SingleKeys />)
  expect(screen.queryByRole('heading', { name: 'Keyboard' })).toBeNull()
})
