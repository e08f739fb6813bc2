import { render, screen, waitFor, within } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { type ReactNode } from 'react'

import { ContactForm } from '@/components/enquiries/contact-form'
import { CustomTourForm } from '@/components/enquiries/custom-tour-form'
import { TransportForm } from '@/components/enquiries/transport-form'
import { ChangeDetailsForm } from '@/components/guest/change-details-form'
import { NarrowColumn } from '@/components/layout/narrow-column'
import { OperatorFields } from '@/components/operator/operator-fields'
import { YourStay } from '@/components/stay/your-stay'
import { customTransport } from '@/content/transport/transport'
import { navigateAway } from '@/lib/browser/navigate-away'
import { stubDialog } from '@/tests/support/dialog-stub'
import { answer, callsOf, dayCell, openPanel, standUpApi, stored } from '@/tests/support/panel-api'
import { fillInUnseen, hydrateAfter } from '@/tests/support/fill-in-without-events'

/* The value of a field counts, however it got there. Rule: typed-counts (docs/rules.md) */

jest.mock('@/lib/browser/navigate-away')
jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}))

standUpApi()
beforeAll(stubDialog)

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

const ENQUIRIES = [
  ['contact', <ContactForm key="contact" />, 'Message'],
  ['customized-tour', <CustomTourForm key="tour" tours={[]} />, 'Message'],
  [
    'transportation',
    <TransportForm key="transport" serviceType={customTransport.serviceType} tours={[]} />,
    'Pickup and Destination',
  ],
] as const

test.each(ENQUIRIES)('%s: text typed before the script loads is sent', async (call, form, long) => {
  answer('post', `/api/requests/${call}`, { success: true })
  await hydrateAfter(form, () => {
    fillInUnseen(field('Full Name'), 'Aino')
    fillInUnseen(field('Email Address'), 'aino@example.com')
    fillInUnseen(field(long), 'From the airport')
  })
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
  await waitFor(() => expect(field(long)).toHaveValue(''))
  expect(callsOf(`POST /api/requests/${call}`)[0]?.body).toMatchObject({
    ...{ name: 'Aino', email: 'aino@example.com' },
    [call === 'transportation' ? 'destination' : 'message']: 'From the airport',
  })
})

test.each(ENQUIRIES)(
  '%s: values that the browser fills in without an event are sent',
  async (call, form, long) => {
    answer('post', `/api/requests/${call}`, { error: 'Not now' }, 503)
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    await hydrateAfter(form, () => {})
    fillInUnseen(field('Full Name'), 'Aino')
    await userEvent.type(field(long), 'Hello')
    fillInUnseen(field('Email Address'), 'aino@example.com')
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
    expect(await screen.findByText('Not now')).toBeVisible()
    expect(callsOf(`POST /api/requests/${call}`)[0]?.body).toMatchObject({
      name: 'Aino',
      email: 'aino@example.com',
    })
    expect(field('Full Name')).toHaveValue('Aino')
    expect(log).toHaveBeenCalled()
  },
)

test('the panel books for the guest in its fields, which keep their text through other choices', async () => {
  answer('post', '/api/checkout', { sessionId: 'cs_1', url: 'https://pay.example/1', reference: 'LL-7KM4QD' })
  const { guest } = await openPanel()
  fillInUnseen(field('Full Name'), 'Anna Virtanen')
  fillInUnseen(field('Email'), 'anna@example.com')
  fillInUnseen(field('Phone'), '+358 40 1')
  await guest.click(dayCell(/28 November 2026/))
  await guest.click(screen.getByRole('button', { name: 'Add one adult' }))
  fillInUnseen(field(/^Special requests/), 'A birthday')
  await guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  await waitFor(() => expect(navigateAway).toHaveBeenCalled())
  expect(callsOf('POST /api/checkout')[0]?.body).toMatchObject({
    metadata: {
      customer_name: 'Anna Virtanen',
      customer_email: 'anna@example.com',
      phone: '+358 40 1',
      special_requests: 'A birthday',
    },
  })
  expect(stored('bookingForm')).toMatchObject({ fullName: 'Anna Virtanen', email: 'anna@example.com' })
})

test('a refused panel keeps what the browser has filled in, and asks only for the rest', async () => {
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November 2026/))
  fillInUnseen(field('Full Name'), 'Anna Virtanen')
  await guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  expect(field('Email')).toHaveFocus()
  expect(field('Full Name')).toHaveValue('Anna Virtanen')
  expect(field('Full Name')).toBeValid()
  await guest.click(screen.getByRole('button', { name: 'Clear your details' }))
  expect(field('Full Name')).toHaveValue('')
})

test('the cryptocurrency dialog books with the name, coin and wishes in its fields', async () => {
  answer('post', '/api/crypto-bookings', { success: true, reference: 'LL-7KM4QD' })
  const { guest } = await openPanel()
  await guest.click(dayCell(/28 November 2026/))
  await guest.type(field('Full Name'), 'Anna')
  await guest.type(field('Email'), 'anna@example.com')
  await guest.click(screen.getByRole('button', { name: 'Pay with crypto' }))
  const dialog = within(screen.getByRole('dialog'))
  fillInUnseen(dialog.getByLabelText('Full Name'), 'Anna Virtanen')
  fillInUnseen(dialog.getByLabelText('Cryptocurrency'), 'usdt')
  fillInUnseen(dialog.getByLabelText(/^Special requests/), 'A birthday')
  await guest.click(dialog.getByRole('button', { name: 'Confirm booking' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callsOf('POST /api/crypto-bookings')[0]?.body).toMatchObject({
    customer_name: 'Anna Virtanen',
    crypto_type: 'usdt',
    special_requests: 'A birthday',
  })
})

test('the waiting list uses the dates that are ticked, and the guest in its fields', async () => {
  answer('post', '/api/waiting-list', { success: true })
  const { guest } = await openPanel()
  await guest.click(screen.getByRole('button', { name: 'Tell me when a place is free' }))
  const dialog = within(screen.getByRole('dialog'))
  fillInUnseen(dialog.getByLabelText('Full Name'), 'Anna Virtanen')
  await guest.click(dialog.getByRole('button', { name: 'Join the waiting list' }))
  expect(dialog.getByText('Please choose at least one date')).toBeVisible()
  expect(dialog.queryByText('Please tell us your name')).toBeNull()
  dialog.getByRole<HTMLInputElement>('checkbox', { name: /29 November/ }).checked = true
  fillInUnseen(dialog.getByLabelText('Email'), 'anna@example.com')
  await guest.click(dialog.getByRole('button', { name: 'Join the waiting list' }))
  await waitFor(() => expect(callsOf('POST /api/waiting-list')).toHaveLength(1))
  expect(callsOf('POST /api/waiting-list')[0]?.body).toMatchObject({
    ...{ name: 'Anna Virtanen', email: 'anna@example.com', tour_date_ids: [13] },
  })
})

test('a guest’s form keeps what was typed before the script loaded, and asks for consent to it', async () => {
  const values = { name: 'Aino', email: 'aino@example.com', phone: '', pickUp: '' }
  const saved = { ...values, wishes: 'A window seat', health: '' }
  await hydrateAfter(
    <ChangeDetailsForm language="en" invalid="" isPickedUp path="/booking/token" shown="" values={saved} />,
    () => {
      fillInUnseen(field('Name'), 'Aino Korhonen')
      fillInUnseen(field('Wishes'), 'A window seat, please')
      fillInUnseen(field('Health'), 'Asthma')
    },
  )
  expect(field('Name')).toHaveValue('Aino Korhonen')
  expect(field('Wishes')).toHaveValue('A window seat, please')
  expect(screen.getByRole('checkbox')).toBeRequired()
})

test('an operator’s form keeps what was typed and chosen before the script loaded', async () => {
  const fields = [
    { name: 'message', label: 'Message', isLong: true, value: 'Dear guests,' },
    {
      name: 'reason',
      label: 'Reason',
      value: 'weather',
      options: [
        { value: 'weather', text: 'Weather' },
        { value: 'few', text: 'Too few' },
      ],
    },
  ]
  await hydrateAfter(
    <OperatorFields action="/operator/token" faults={{}} fields={fields} values={{}} />,
    () => {
      fillInUnseen(field('Message'), 'Dear guests, come at nine')
      fillInUnseen(field('Reason'), 'few')
    },
  )
  expect(field('Message')).toHaveValue('Dear guests, come at nine')
  expect(field('Reason')).toHaveValue('few')
})

/** Hydrate a page that was translated and used before its script loaded, so that React renders it again. */
async function hydrateTranslated(page: ReactNode, visit: () => void): Promise<void> {
  const drawnAgain = jest.fn()
  const translateAndVisit = (container: HTMLElement) => {
    for (const label of container.querySelectorAll('label, button')) {
      const font = document.createElement('font')
      font.append(...label.childNodes)
      label.append(font)
    }
    visit()
  }
  await hydrateAfter(page, translateAndVisit, { onRecoverableError: drawnAgain })
  expect(drawnAgain).toHaveBeenCalled()
}

test.each(ENQUIRIES)(
  '%s: text typed before a translated page is hydrated is sent',
  async (call, form, long) => {
    answer('post', `/api/requests/${call}`, { success: true })
    await hydrateTranslated(form, () => {
      fillInUnseen(field(/^Full Name/), 'Aino')
      fillInUnseen(field(/^Email Address/), 'aino@example.com')
      fillInUnseen(field(new RegExp(`^${long}`)), 'From the airport')
      field(new RegExp(`^${long}`)).focus()
    })
    expect(field(new RegExp(`^${long}`))).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: /^Send/ }))
    await waitFor(() => expect(field('Full Name')).toHaveValue(''))
    expect(callsOf(`POST /api/requests/${call}`)[0]?.body).toMatchObject({
      ...{ name: 'Aino', email: 'aino@example.com' },
      [call === 'transportation' ? 'destination' : 'message']: 'From the airport',
    })
  },
)

test('a stay, a guest’s details and an operator’s choice survive translation too', async () => {
  const values = { name: 'Aino', email: 'aino@example.com', phone: '', pickUp: '' }
  const saved = { ...values, wishes: 'A window seat', health: 'Asthma' }
  const options = [
    { value: 'weather', text: 'Weather' },
    { value: 'few', text: 'Too few' },
  ]
  await hydrateTranslated(
    <>
      <YourStay tours={[]} />
      <NarrowColumn>
        <ChangeDetailsForm
          language="en"
          invalid=""
          isPickedUp
          path="/booking/token"
          shown=""
          values={saved}
        />
      </NarrowColumn>
      <OperatorFields
        action="/operator/token"
        faults={{}}
        fields={[{ name: 'reason', label: 'Reason', value: 'weather', options }]}
        values={{}}
      />
    </>,
    () => {
      fillInUnseen(field(/^Arrival/), '2027-01-10')
      fillInUnseen(field(/^Adults/), '3')
      fillInUnseen(field(/^Wishes/), 'A window seat, please')
      fillInUnseen(field(/^Reason/), 'few')
      screen.getByRole<HTMLInputElement>('checkbox').checked = false
      field(/^Adults/).focus()
    },
  )
  expect(field('Arrival')).toHaveValue('2027-01-10')
  expect(field('Adults')).toHaveValue(3)
  expect(field('Adults')).toHaveFocus()
  expect(field('Name')).toHaveValue('Aino')
  expect(field('Wishes')).toHaveValue('A window seat, please')
  expect(field('Reason')).toHaveValue('few')
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('text typed on one page is not carried over to the next one', async () => {
  const page = (form: ReactNode) => (
    <>
      <header />
      {form}
    </>
  )
  const { rerender } = render(page(<ContactForm key="contact" />))
  await userEvent.type(field('Full Name'), 'Aino')
  rerender(page(<TransportForm key="transport" serviceType={customTransport.serviceType} tours={[]} />))
  expect(field('Full Name')).toHaveValue('')
})
