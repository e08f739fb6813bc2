import { render, screen } from '@/tests/support/testing-library'
import { BindingOrderNotice, PayNowButton } from '@/components/guest/pay-now-button'

const PATH = '/booking/token'
const URL = 'https://checkout.stripe.com/c/pay/cs_1'

test('a payment links to the open page, or opens one by a form', () => {
  const { rerender } = render(<PayNowButton language="en" path={PATH} payment={{ url: URL }} />)
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', URL)
  rerender(<PayNowButton language="en" path={PATH} payment={{ url: null }} />)
  const form = screen.getByRole('button', { name: 'Pay now' }).closest('form')
  expect(form).toHaveAttribute('action', `${PATH}/pay`)
  expect(form).toHaveAttribute('method', 'post')
  rerender(<PayNowButton language="en" path={PATH} payment={null} />)
  expect(screen.queryByText('Pay now')).toBeNull()
})

test('the obligation to pay, the missing right of withdrawal and the terms are said before it', () => {
  const { rerender } = render(
    <>
      <PayNowButton language="en" path={PATH} payment={{ url: null }} />
      <BindingOrderNotice language="en" payment={{ url: null }} />
    </>,
  )
  expect(screen.getByRole('button', { name: 'Pay now' })).toHaveAccessibleDescription(
    'With a payment you book, and are obliged to pay. There is no 14-day right of withdrawal, because the date is fixed.',
  )
  expect(screen.getByRole('link', { name: /^terms/ })).toHaveAttribute('href', '/terms-conditions')
  rerender(<BindingOrderNotice language="en" payment={null} />)
  expect(screen.queryByRole('link')).toBeNull()
})
