import { render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { ReviewForm } from '@/components/reviews/review-form'

/* Rule: reviews (docs/rules.md) */

const page = {
  path: '/review/token',
  day: '2026-12-12',
  lastDay: '2027-03-12',
  guestName: 'Aino Korhonen',
} as const

test('the form has the fields of a review, proposes the first name, and says what everyone will read', () => {
  render(<ReviewForm language="en" {...page} typed={{}} />)
  expect(screen.getByRole('group', { name: 'Stars' })).toBeInTheDocument()
  expect(screen.getAllByRole('radio')).toHaveLength(5)
  expect(screen.getByLabelText('Your words')).toBeRequired()
  expect(screen.getByLabelText('First name')).toHaveValue('Aino')
  expect(screen.getByLabelText('Country')).toHaveValue('')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(
    screen.getByText(/‘Booked and came in December 2026’.*until Friday, 12 March 2027/),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Send review' }).closest('form')).toHaveAttribute(
    'action',
    '/review/token/send',
  )
})

test('what could not be sent is said at its field, and everything typed is kept', () => {
  const typed = { words: 'Too short', firstName: '', country: 'Finland', language: 'fi', photo: 'on' }
  render(<ReviewForm language="en" {...page} typed={typed} />)
  expect(screen.getByText('Please choose from 1 to 5 stars')).toBeInTheDocument()
  expect(screen.getByLabelText('Your words')).toHaveValue('Too short')
  expect(screen.getByLabelText('Your words')).toHaveAccessibleDescription(
    /Your words must be 20 characters or more/,
  )
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Please fill this in')
  expect(screen.getByLabelText('Country')).toHaveValue('Finland')
  expect(screen.getByLabelText('Country')).not.toHaveAccessibleDescription()
  expect(screen.getByLabelText('Language')).toHaveValue('fi')
  expect(screen.getByRole('checkbox')).toBeChecked()
})

test('what is missing is said at each field in the language of the page, and the first has the focus', async () => {
  render(<ReviewForm language="fr" {...page} typed={{}} />)
  const [first, second] = screen.getAllByRole('radio')
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer l’avis' }))
  expect(first).toHaveFocus()
  const stars = screen.getByRole('group')
  expect(stars).toHaveAccessibleDescription('Choisissez de 1 à 5 étoiles')
  expect(screen.getByLabelText('Votre avis')).toHaveAccessibleDescription(
    /^Votre avis doit compter au moins 20\scaractères/,
  )
  expect(screen.getByLabelText('Pays')).toHaveAccessibleDescription('Remplissez ce champ')
  if (second) await userEvent.click(second)
  expect(stars).not.toHaveAccessibleDescription()
})
