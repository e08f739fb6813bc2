import { render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'

import { ErrorPage } from '@/app/site/error-page'
import GlobalError from '@/app/global-error'
import { renderToString } from 'react-dom/server'
import { company } from '@/content/company'

test('after an error on our side the guest can try again or write to us', async () => {
  const retry = jest.fn()
  render(<ErrorPage error={new Error('failed')} reset={retry} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong')
  expect(screen.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('if the frame itself fails, the page says the same in English, without it', () => {
  const html = renderToString(GlobalError({ error: new Error('failed'), reset: jest.fn() }))
  expect(html).toContain('<html')
  expect(html).toContain('Something went wrong')
  expect(html).toContain(`href="mailto:${company.email}"`)
})
