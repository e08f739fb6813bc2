import { screen, waitFor, within } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'

import { ContactForm } from '@/components/enquiries/contact-form'
import { CustomTourForm } from '@/components/enquiries/custom-tour-form'
import { TransportForm } from '@/components/enquiries/transport-form'
import { WordsProvider } from '@/components/words/words-provider'
import { company } from '@/content/company'
import {
  answer,
  type Answer,
  calls,
  fillIn,
  holdAnswer,
  loseAnswer,
  openForm,
  startApi,
} from '@/tests/support/a-form'
import { compileAreas } from '@/lib/words/words'
import { expectConsole } from '@/tests/support/expect-console-error'

startApi()

async function send(form = <ContactForm />, button = 'Send Message') {
  const { visitor } = openForm(form)
  const typed = { 'Full Name': 'Aino', 'Email Address': 'aino@example.com', Message: 'Hello' }
  await fillIn(visitor, typed)
  await visitor.click(screen.getByRole('button', { name: button }))
}

test('a sent message is thanked for in the three specified lines', async () => {
  await send()
  const status = within(screen.getByRole('status'))
  expect(await status.findByText('Message sent successfully!')).toBeVisible()
  expect(status.getByText("We'll get back to you as soon as possible.")).toBeVisible()
  expect(status.getByText('Check your email for a confirmation message.')).toBeVisible()
})

test('a message box has four rows', () => {
  openForm(<ContactForm />)
  expect(screen.getByLabelText('Message')).toHaveAttribute('rows', '4')
})

const refusals: readonly (readonly [string, Answer])[] = [
  ['Invalid email address', { status: 400, body: { error: 'Invalid email address', code: 'invalid' } }],
  ['Failed to send message', { status: 500, body: { code: 'unavailable' } }],
  ['Failed to send message', { status: 502, body: 'Bad gateway' }],
  ['Failed to send message', { status: 200, body: { success: false } }],
]

test.each(refusals)('a contact failure says: %s', async (text, refusal) => {
  expectConsole()
  answer(refusal)
  await send()
  expect(await screen.findByText('Error sending message:')).toBeVisible()
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText(text)).toBeVisible()
  expect(alert.getByText(/try again/)).toBeVisible()
  expect(alert.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`)
})

test('a message without a response says what to do', async () => {
  loseAnswer()
  await send()
  const text = 'Failed to send message. Please try again or contact us directly.'
  expect(await screen.findByText(text)).toBeVisible()
})

test('a refused tour request shows the specified text, and the reason below it', async () => {
  expectConsole()
  answer({ status: 400, body: { error: 'Your message is too long', code: 'invalid' } })
  await send(<CustomTourForm tours={[]} />, 'Send Request')
  expect(
    await screen.findByText('Something went wrong. Please try again or contact us directly.'),
  ).toBeVisible()
  expect(screen.getByText('Your message is too long')).toBeVisible()
})

test('a refusal by the server is marked at its field, and can be sent again when edited', async () => {
  expectConsole()
  const error = 'Your message contains characters that cannot be used'
  answer({ status: 400, body: { error, code: 'invalid', field: 'message' } })
  await send()
  const field = screen.getByLabelText('Message')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toHaveAccessibleDescription(error)
  expect(field).toBeInvalid()
  await userEvent.type(field, '!')
  expect(field).toHaveAccessibleDescription('')
  expect(field).toBeValid()
})

test('an empty field says so below it until it is edited, and the first such field has the focus', async () => {
  const { visitor } = openForm(<ContactForm />)
  const [name, message] = [screen.getByLabelText('Full Name'), screen.getByLabelText('Message')]
  await visitor.type(message, 'Hello')
  await visitor.click(screen.getByRole('button', { name: 'Send Message' }))
  expect(calls).toEqual([])
  expect(name).toHaveFocus()
  expect(name).toHaveAccessibleDescription('Please fill this in')
  expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(
    'Please type an e-mail address, such as name@example.com',
  )
  expect(message).toHaveValue('Hello')
  expect(message).not.toHaveAttribute('aria-invalid')
  await visitor.type(name, 'A')
  expect(name).toHaveAccessibleDescription('')
  expect(name).not.toHaveAttribute('aria-invalid')
  expect(screen.getByLabelText('Email Address')).toHaveAttribute('aria-invalid', 'true')
})

test.each([
  ['de', 'Bitte füllen Sie dieses Feld aus', /^Bitte geben Sie eine E-Mail-Adresse an/],
  ['fr', 'Remplissez ce champ', /^Indiquez une adresse e-mail/],
  ['es', 'Rellena este campo', /^Escribe un correo electrónico/],
  ['it', 'Compila questo campo', /^Scrivi un indirizzo e-mail/],
] as const)('an invalid field says so in the language of the page, %s', async (language, empty, address) => {
  const areas = compileAreas(['enquiries', 'forms', 'party'], language)
  const { visitor } = openForm(
    <WordsProvider areas={areas} language={language}>
      <TransportForm serviceType="Private Customized Transportation" tours={[]} />
    </WordsProvider>,
  )
  const [name, email] = screen.getAllByRole('textbox')
  if (email) await visitor.type(email, 'aino')
  await visitor.click(screen.getByRole('button'))
  expect(name).toHaveAccessibleDescription(empty)
  expect(email).toHaveAccessibleDescription(address)
  expect(email).toHaveValue('aino')
})

test('an error found again while its field has the focus is read out each time', async () => {
  const { visitor } = openForm(<ContactForm />)
  const field = screen.getByLabelText('Full Name')
  const found = async () => {
    await visitor.click(screen.getByRole('button', { name: 'Send Message' }))
    return screen.getAllByText('Please fill this in')[0]
  }
  expect(await found()).not.toHaveAttribute('role')
  // Enter leaves the focus where it is.
  await visitor.type(field, '{Enter}')
  const again = screen.getAllByText('Please fill this in')[0]
  expect(again).toHaveAttribute('role', 'alert')
  await visitor.type(field, '{Enter}')
  expect(screen.getAllByText('Please fill this in')[0]).not.toBe(again)
})

test('sending a message is announced to screen readers', async () => {
  holdAnswer()
  await send()
  expect(screen.getByRole('status')).toHaveTextContent('One moment, please: what you wrote is on its way.')
})
