import { render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { ChangeGuestsForm } from '@/components/guest/change-guests-form'

const booking = { adults: 2, children: 0, totalCents: 358_00 }
const form = { booking, language: 'es', party: booking, path: '/booking/token' } as const

const noAdult = /^Tiene que venir al menos un adulto, y como máximo 99/

test('a number that is none says so at its field, in the language of the page', async () => {
  render(<ChangeGuestsForm {...form} />)
  const adults = screen.getByLabelText('Adultos')
  await userEvent.clear(adults)
  await userEvent.type(adults, '0')
  await userEvent.click(screen.getByRole('button'))
  expect(adults).toHaveFocus()
  expect(adults).toHaveValue(0)
  expect(adults).toHaveAccessibleDescription(noAdult)
})

test('without a script the server says it at the same place', () => {
  render(<ChangeGuestsForm {...form} wrong={['adults']} />)
  expect(screen.getByLabelText('Adultos')).toHaveFocus()
  expect(screen.getByLabelText('Adultos')).toHaveAccessibleDescription(noAdult)
})
