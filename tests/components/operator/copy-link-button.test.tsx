import { render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { CopyLinkButton } from '@/components/operator/copy-link-button'

const ADDRESS = 'https://example.com/operator/a-long-token'

/** Press the button in a browser whose clipboard answers so. */
async function press(answer: Promise<void>) {
  const user = userEvent.setup()
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockReturnValue(answer)
  render(<CopyLinkButton url={ADDRESS} />)
  await user.click(screen.getByRole('button', { name: 'Copy the link' }))
  return write
}

test('the whole address is copied, and the button says so', async () => {
  const write = await press(Promise.resolve())
  expect(write.mock.calls).toEqual([[ADDRESS]])
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('if the browser refuses, the button does not say that it was copied', async () => {
  await press(Promise.reject(new Error('not allowed')))
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible()
})
