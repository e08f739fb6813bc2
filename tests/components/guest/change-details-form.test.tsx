import { cleanup, render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { ChangeDetailsForm } from '@/components/guest/change-details-form'
import { TellUsForm } from '@/components/guest/tell-us-form'
import { AddressChangeNote } from '@/components/guest/result-note'
import { healthConsentText } from '@/content/health-consent'

const VALUES = { name: 'Aino', email: 'aino@example.com', phone: '', pickUp: '', wishes: '', health: '' }

function show(props: Partial<Parameters<typeof ChangeDetailsForm>[0]> = {}) {
  render(
    <ChangeDetailsForm
      language="en"
      invalid=""
      isPickedUp
      path="/booking/token"
      shown=""
      values={VALUES}
      {...props}
    />,
  )
}

test('consent is asked for as soon as a health note is typed, and not before', async () => {
  show()
  const consent = screen.getByRole('checkbox', { name: 'I agree', description: healthConsentText('en') })
  expect(consent).not.toBeRequired()
  await userEvent.type(screen.getByLabelText('Health'), 'Asthma')
  expect(consent).toBeRequired()
  await userEvent.clear(screen.getByLabelText('Health'))
  expect(consent).not.toBeRequired()
})

test('a health note without consent is not sent, and the box says why in the language of the page', async () => {
  show({ language: 'de' })
  const consent = screen.getByRole('checkbox')
  await userEvent.type(screen.getByLabelText('Gesundheit'), 'Asthma')
  await userEvent.click(screen.getByRole('button'))
  expect(consent).toHaveFocus()
  expect(consent).toHaveAccessibleDescription(/^Bitte kreuzen Sie das Kästchen an/)
  await userEvent.click(consent)
  expect(consent).toHaveAccessibleDescription(healthConsentText('de'))
})

test('a field that could not be saved has the focus and says so, until it is edited', async () => {
  show({ invalid: 'name' })
  const name = screen.getByLabelText('Name')
  expect(name).toHaveFocus()
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription(/^What you typed here could not be saved/)
  await userEvent.type(name, 'n')
  expect(name).toBeValid()
  expect(name).toHaveAccessibleDescription('')
})

test('unsaved input is restored next to its reason, with the consent that was given to it', () => {
  const typed = { name: '\u3164', wishes: 'x'.repeat(2001), health: 'x'.repeat(1001), healthConsent: 'on' }
  show({ invalid: 'name,wishes,health', typed })
  expect(screen.getByLabelText('Wishes')).toHaveValue(typed.wishes)
  expect(screen.getByLabelText('Wishes')).toHaveAccessibleDescription(
    /^This must be 2000 characters or fewer\. What you typed is still here, and not saved yet; everything else is\./,
  )
  expect(screen.getByLabelText('Health')).toHaveAccessibleDescription(/^This must be 1000 characters/)
  expect(screen.getByRole('checkbox')).toBeChecked()
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/^Please fill in all required fields\./)
})

test('invisible characters of a pasted address are removed, so that the browser accepts it', async () => {
  show()
  const email = screen.getByLabelText('Email')
  await userEvent.clear(email)
  await userEvent.paste('\u202aaino@exam\u0002ple.com\u202c\u200b')
  expect(email).toHaveValue('aino@example.com')
})

test('the language is one of those that the site has, each by its own name; with one language there is no choice', () => {
  show()
  expect(screen.queryByRole('combobox')).toBeNull()
  cleanup()
  show({ language: 'de', languages: ['en', 'fr'] })
  const field = screen.getByRole('combobox')
  expect(field).toHaveValue('de')
  expect([...field.children].map(({ textContent }) => textContent)).toEqual([
    'English',
    'Deutsch',
    'Français',
  ])
})

test('a guest with an open choice after the start is asked only for the e-mail address', () => {
  show({ isAddressAlone: true })
  expect(screen.getAllByRole('textbox')).toEqual([screen.getByLabelText('Email')])
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('with two invalid fields, each says that it could not be saved', () => {
  show({ invalid: 'email,consent' })
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Everything else is saved/)
  expect(screen.getByLabelText('Health')).toHaveAccessibleDescription(/Nothing about your health was kept/)
  expect(screen.getByLabelText('Name')).toBeValid()
})

test('a health note without consent is said not to be saved', () => {
  show({ invalid: 'consent', values: { ...VALUES, health: 'Asthma' }, typed: { health: 'Nuts' } })
  expect(screen.getByLabelText('Health')).toHaveValue('Nuts')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  expect(screen.getByLabelText('Health')).toHaveAccessibleDescription(/Nothing about your health was kept/)
})

test.each([
  ['address', 'To use the new e-mail address, open the link that we have just sent there.'],
  ['address_limited', 'We have sent many links to new addresses for this booking, so we sent no more.'],
])(
  'above a form that could not be saved completely, a note says what happened to the new address, %s',
  (done, words) => {
    render(<AddressChangeNote language="en" done={done} />)
    expect(screen.getByRole('status')).toHaveTextContent(words)
  },
)

test.each(['changed', 'cancelled', 'constructor', 'undefined'])(
  'above such a form no other result is shown, %s',
  (done) => {
    render(<AddressChangeNote language="en" done={done} />)
    expect(screen.queryByRole('status')).toBeNull()
  },
)

test('the step before the tour has only its own fields, and says from where they are filled in', () => {
  const values = { pickUp: 'Hotel Aurora', wishes: '', health: '' }
  const step = { path: '/booking/token', invalid: 'consent', isPickedUp: false, values }
  render(<TellUsForm language="en" shown="" {...step} earlier="LL-7KM4QD" />)
  expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual(['pickUp', 'wishes', 'health'])
  expect(screen.getByText(/^Filled in as on your booking/).parentElement).toHaveTextContent(
    'Filled in as on your booking LL-7KM4QD, and not saved yet for this one. Please check it.',
  )
  expect(screen.getByLabelText('Pick-up place')).toHaveValue('Hotel Aurora')
  expect(screen.getByLabelText('Pick-up place')).toHaveAccessibleDescription(/agree where to meet/)
  expect(screen.getByLabelText('Health')).toHaveAccessibleDescription(/Nothing about your health was kept/)
})
