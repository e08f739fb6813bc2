import { screen } from '@/tests/support/testing-library'

import { stubDialog } from '@/tests/support/dialog-stub'
import { expectConsole } from '@/tests/support/expect-console-error'
import { fillIn, openPanel, standUpApi } from '@/tests/support/panel-api'

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ push: jest.fn() }),
}))

/** Components that throw on their next render, as when a translation tool has removed their text. */
const falling = new Set<string>()

jest.mock('@/components/booking/price-summary', () =>
  fallingWhen('@/components/booking/price-summary', 'PriceSummary'),
)
jest.mock('@/components/booking/crypto/crypto-type-field', () =>
  fallingWhen('@/components/booking/crypto/crypto-type-field', 'CryptoTypeField'),
)

function fallingWhen(file: string, name: string) {
  const { [name]: Real, ...others } = jest.requireActual(file)
  function Falling(props: object) {
    if (falling.has(name)) throw new Error(`${name} has fallen`)
    return <Real {...props} />
  }
  return { ...others, [name]: Falling }
}

standUpApi()
beforeAll(stubDialog)
beforeEach(() => falling.clear())

test('a panel that fails says so in its place, and keeps what was typed when it is tried again', async () => {
  expectConsole()
  const { guest } = await openPanel()
  await fillIn(guest)
  falling.add('PriceSummary')
  await guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  expect(screen.getByRole('alert')).toHaveTextContent('what you typed is kept')
  expect(screen.getByRole('heading', { name: 'Choose a date' })).toBeVisible()
  falling.clear()
  await guest.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Anna Virtanen')
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com')
  expect(screen.getByRole('group', { name: 'Adult' })).toHaveTextContent('2 adults')
})

test('a dialog that fails leaves the form below it, and can be tried again or closed', async () => {
  expectConsole()
  const { guest } = await openPanel()
  await fillIn(guest)
  falling.add('CryptoTypeField')
  await guest.click(screen.getByRole('button', { name: 'Pay with crypto' }))
  expect(screen.getByRole('dialog', { name: 'Something went wrong here' })).toBeVisible()
  falling.clear()
  await guest.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('dialog', { name: 'Pay with crypto' })).toBeVisible()
  await guest.click(screen.getByRole('button', { name: 'Cancel' }))
  falling.add('CryptoTypeField')
  await guest.click(screen.getByRole('button', { name: 'Pay with crypto' }))
  await guest.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText('Full Name')).toHaveValue('Anna Virtanen')
})
