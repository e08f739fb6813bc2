import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { CopyLinkButton } from '@/components/operator/copy-link-button'
import { startCopyButtons } from '@/lib/browser/office/copy-buttons'
import { showPage } from '@/tests/lib/browser/office/a-page'

const ADDRESS = 'https://example.com/operator/a-long-token'

beforeAll(startCopyButtons)
beforeEach(() => showPage('/office/departures/1', <CopyLinkButton url={ADDRESS} />))

test('the whole address is copied, and the button says so', async () => {
  const user = userEvent.setup()
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(screen.getByRole('button', { name: 'Copy the link' }))
  expect(write.mock.calls).toEqual([[ADDRESS]])
  expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
})

test('if the browser refuses, the button does not say that it was copied', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(screen.getByRole('button', { name: 'Copy the link' }))
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeInTheDocument()
})
