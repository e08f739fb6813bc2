import { render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'

import { UnexpectedErrorMessage } from '@/components/layout/unexpected-error-message'
import { company } from '@/content/company'

test('after an error on our side the guest can try again or write to us', async () => {
  const retry = jest.fn()
  render(<UnexpectedErrorMessage onRetry={retry} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
