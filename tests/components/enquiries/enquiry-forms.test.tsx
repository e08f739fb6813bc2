import { screen, waitFor } from '@/tests/support/testing-library'
import { type ReactNode } from 'react'

import { ContactForm } from '@/components/enquiries/contact-form'
import { CustomTourForm } from '@/components/enquiries/custom-tour-form'
import { TransportForm } from '@/components/enquiries/transport-form'
import { tourNames } from '@/content/tours/tour-words'
import { customTransport, privateTransfer } from '@/content/transport/transport'
import {
  answer,
  calls,
  withEmptyValues,
  expectFields,
  fillIn,
  waitForMessage,
  holdAnswer,
  loseAnswer,
  openForm,
  advanceTime,
  startApi,
  stopTimers,
  type Typed,
} from '@/tests/support/a-form'
import { expectConsole } from '@/tests/support/expect-console-error'

startApi()

type Form = {
  readonly form: ReactNode
  readonly path: string
  readonly button: string
  readonly busy: string
  readonly thanks: string
  readonly failure: string
  readonly typed: Typed
  readonly body: object
}

const message = {
  typed: {
    'Full Name': 'Aino Korhonen',
    'Email Address': 'aino@example.com',
    'Phone Number': '+358 40 1234567',
    Message: 'Is there snow in November?',
  },
  body: {
    name: 'Aino Korhonen',
    email: 'aino@example.com',
    phone: '+358 40 1234567',
    message: 'Is there snow in November?',
    locale: 'en',
  },
}

const transport = {
  path: '/api/requests/transportation',
  button: 'Send Request',
  busy: 'Sending Request...',
  thanks: "✓ Request sent successfully! We'll contact you soon.",
  failure: '✗ Failed to send request. Please try again or contact us directly.',
  typed: {
    'Full Name': 'Aino Korhonen',
    'Email Address': 'aino@example.com',
    'Pickup and Destination': 'Hotel in Rovaniemi to Levi',
    'Additional Information': 'Five people and skis',
  },
  body: {
    name: 'Aino Korhonen',
    email: 'aino@example.com',
    destination: 'Hotel in Rovaniemi to Levi',
    additionalInfo: 'Five people and skis',
    locale: 'en',
  },
}

const forms: readonly (readonly [string, Form])[] = [
  [
    'contact',
    {
      form: <ContactForm />,
      path: '/api/requests/contact',
      button: 'Send Message',
      busy: 'Sending...',
      thanks: 'Message sent successfully!',
      failure: 'Failed to send message',
      ...message,
    },
  ],
  [
    'customized tour',
    {
      form: <CustomTourForm tours={tourNames('en')} />,
      path: '/api/requests/customized-tour',
      button: 'Send Request',
      busy: 'Sending...',
      thanks: "Thank you! We'll get back to you as soon as possible to discuss your custom tour.",
      failure: 'Something went wrong. Please try again or contact us directly.',
      ...message,
    },
  ],
  [
    'transfer',
    {
      ...transport,
      form: <TransportForm serviceType={privateTransfer.serviceType} tours={tourNames('en')} />,
      body: { ...transport.body, serviceType: 'Private Transportation: Rovaniemi - Levi/Kittilä' },
    },
  ],
  [
    'custom transport',
    {
      ...transport,
      form: <TransportForm serviceType={customTransport.serviceType} tours={tourNames('en')} />,
      body: { ...transport.body, serviceType: 'Private Customized Transportation' },
    },
  ],
]

const button = (name: string) => screen.getByRole('button', { name })

test.each(forms)('%s: the typed text is sent, and nothing else', async (_name, { form, path, ...given }) => {
  const { visitor } = openForm(form)
  // Pasted with invisible characters, which browsers reject in an address.
  await fillIn(visitor, { ...given.typed, 'Email Address': '\u200eaino@example.com\u202c' })
  await visitor.click(button(given.button))
  await screen.findByText(given.thanks)
  expect(calls).toEqual([{ path, body: given.body, key: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
})

test.each(forms)('%s: the thank-you stays for five seconds above an empty form', async (_name, given) => {
  const { visitor } = openForm(given.form)
  await fillIn(visitor, given.typed)
  stopTimers()
  await visitor.click(button(given.button))
  await waitForMessage('status', given.thanks)
  expectFields(withEmptyValues(given.typed))
  expect(button(given.button)).toBeEnabled()
  expect(button(given.button)).toHaveFocus()
  advanceTime(4999)
  expect(screen.getByRole('status')).toHaveTextContent(given.thanks)
  advanceTime(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test.each(forms)('%s: while it is being sent the button is disabled and says so', async (_name, given) => {
  const release = holdAnswer()
  const { visitor } = openForm(given.form)
  await fillIn(visitor, given.typed)
  await visitor.click(button(given.button))
  expect(button(given.busy)).toBeDisabled()
  expectFields(given.typed)
  release()
  expect(await screen.findByRole('button', { name: given.button })).toBeEnabled()
})

test.each(forms)('%s: a server error loses nothing that was typed', async (_name, given) => {
  const log = expectConsole()
  answer({ status: 500, body: {} })
  const { visitor } = openForm(given.form)
  await fillIn(visitor, given.typed)
  await visitor.click(button(given.button))
  expect(await screen.findByText(given.failure)).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(given.failure)
  expectFields(given.typed)
  expect(button(given.button)).toHaveFocus()
  expect(log).toHaveBeenCalledWith(`${given.path} answered 500: {}`)
})

test.each(forms)('%s: a retry after a lost response has the same key', async (_name, given) => {
  loseAnswer()
  const { visitor } = openForm(given.form)
  await fillIn(visitor, given.typed)
  await visitor.click(button(given.button))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(given.failure))
  expectFields(given.typed)
  answer()
  await visitor.click(button(given.button))
  await screen.findByText(given.thanks)
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  const [first, second] = calls
  expect(second?.key).toBe(first?.key)
})

test.each(forms)('%s: the error disappears when the next try starts', async (_name, given) => {
  loseAnswer()
  const { visitor } = openForm(given.form)
  await fillIn(visitor, given.typed)
  await visitor.click(button(given.button))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(given.failure))
  const release = holdAnswer()
  await visitor.click(button(given.button))
  expect(button(given.busy)).toBeDisabled()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  release()
  await screen.findByText(given.thanks)
})

test.each(forms)(
  '%s: the same text sent again after the thank-you is a new request',
  async (_name, given) => {
    const { visitor } = openForm(given.form)
    for (const calledOnce of [1, 2]) {
      await fillIn(visitor, given.typed)
      await visitor.click(button(given.button))
      await waitFor(() => expect(calls).toHaveLength(calledOnce))
      await waitFor(() => expectFields(withEmptyValues(given.typed)))
    }
    const [first, second] = calls
    expect(second?.body).toEqual(first?.body)
    expect(second?.key).not.toBe(first?.key)
  },
)

test.each(forms)('%s: a double click is one call', async (_name, given) => {
  const release = holdAnswer()
  const { visitor } = openForm(given.form)
  await fillIn(visitor, given.typed)
  await visitor.dblClick(button(given.button))
  release()
  await screen.findByText(given.thanks)
  expect(calls).toHaveLength(1)
})

test.each(forms)('%s: text typed while it is being sent is kept', async (_name, given) => {
  const release = holdAnswer()
  const { visitor } = openForm(given.form)
  await fillIn(visitor, given.typed)
  await visitor.click(button(given.button))
  await fillIn(visitor, { 'Full Name': ' and friends' })
  release()
  await screen.findByText(given.thanks)
  expectFields({ ...given.typed, 'Full Name': 'Aino Korhonen and friends' })
})

test.each(forms)('%s: both live regions exist, empty, before anything is announced', (_name, { form }) => {
  openForm(form)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test.each(forms)('%s: the browser itself checks required fields, and nothing more', async (_name, given) => {
  const { visitor } = openForm(given.form)
  const optional = ['Phone Number', 'Additional Information']
  for (const label of Object.keys(given.typed)) {
    const field = screen.getByLabelText<HTMLInputElement>(label)
    expect(field.required).toBe(!optional.includes(label))
    expect(field.maxLength).toBe(-1)
  }
  expect(screen.getByLabelText('Email Address')).toHaveAttribute('type', 'email')
  await visitor.click(button(given.button))
  await fillIn(visitor, { ...given.typed, 'Email Address': 'nobody' })
  await visitor.click(button(given.button))
  expect(calls).toEqual([])
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test.each([
  ['customized tour', 'Message'],
  ['transfer', 'Additional Information'],
] as const)(
  '%s: the text begins with the tour, date and party of the link, and has a hint; what was typed stays',
  (name, label) => {
    const form = forms.find(([known]) => known === name)?.[1].form
    const text = () => screen.getByLabelText(label)
    window.history.replaceState(null, '', '/?tour=ice-fishing&date=2026-12-12&adults=12&children=2#request')
    const { unmount } = openForm(form)
    expect(text()).toHaveValue(
      'Ice Fishing Experience, Saturday, 12 December 2026, 12 adults and 2 children\n',
    )
    expect(text()).toHaveAccessibleDescription(/how many/)
    unmount()
    window.history.replaceState(null, '', '/?tour=/elsewhere&date=2026-02-30&adults=0&children=many')
    openForm(form)
    expect(text()).toHaveValue('')
    window.history.replaceState(null, '', '/')
  },
)
