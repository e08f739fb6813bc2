import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { OfficeFrame } from '@/components/office/office-frame'
import { startSearchKey } from '@/lib/browser/office/search-key'
import { showPage } from '@/tests/lib/browser/office/a-page'

beforeAll(startSearchKey)

beforeEach(() => {
  const fields = (
    <>
      <a href="/office/new">Start</a>
      <input aria-label="Note" />
      <input aria-label="Tick" type="checkbox" />
    </>
  )
  showPage(
    '/office/today',
    <OfficeFrame current="/office/today" person="Mika">
      {fields}
    </OfficeFrame>,
  )
})

const search = () => screen.getByLabelText('Find a booking')

test.each(['Start', 'Tick'])('/ goes to the search, and Escape back to “%s”', async (name) => {
  const from = name === 'Tick' ? screen.getByLabelText(name) : screen.getByText(name)
  from.focus()
  await userEvent.keyboard('/')
  expect(search()).toHaveFocus()
  expect(search()).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  expect(from).toHaveFocus()
})

test('while somebody types, / is a letter', async () => {
  await userEvent.type(screen.getByLabelText('Note'), 'and/or')
  expect(screen.getByLabelText('Note')).toHaveValue('and/or')
  await userEvent.type(search(), 'a/b')
  expect(search()).toHaveValue('a/b')
})

test('Ctrl+/ is left to the browser', async () => {
  await userEvent.keyboard('{Control>}/{/Control}')
  expect(search()).not.toHaveFocus()
})
