import { screen, waitFor, within } from '@/tests/support/testing-library'

import { stubDialog } from '@/tests/support/dialog-stub'
import {
  answer,
  answerAvailability,
  callsOf,
  dayCell,
  openPanel,
  standUpApi,
} from '@/tests/support/panel-api'

jest.mock('next/navigation', () => ({
  usePathname: () => '/northern-lights-tour',
  useRouter: () => ({ push: jest.fn() }),
}))

standUpApi()
beforeAll(stubDialog)
afterEach(() => window.history.replaceState(null, '', '/'))

const JOIN = { name: 'Join the waiting list' }
const opening = () => screen.queryByRole('button', { name: 'Tell me when a place is free' })

/** In November, the 25th has 3 places left, the 28th has 5, and the 29th has none. */
async function openList() {
  const { guest } = await openPanel()
  await guest.click(screen.getByRole('button', { name: 'Tell me when a place is free' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Tell me when a place is free' }))
  return { guest, dialog }
}

test('a month whose dates all have enough places offers no waiting list', async () => {
  answerAvailability([{ id: 11, date: '2026-11-25', spots: 3 }])
  const { guest } = await openPanel()
  expect(opening()).toBeNull()
  await guest.click(dayCell(/25 November/))
  expect(opening()).toBeNull()
})

test('a guest joins the list for the dates without enough places, and reads that the click in the e-mail counts', async () => {
  answer('post', '/api/waiting-list', { success: true })
  const { guest, dialog } = await openList()
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
  for (let more = 0; more < 3; more++)
    await guest.click(dialog.getByRole('button', { name: 'Add one adult' }))
  await guest.click(dialog.getByRole('checkbox', { name: 'Wednesday, 25 November 2026' }))
  await guest.click(dialog.getByRole('checkbox', { name: 'Sunday, 29 November 2026' }))
  await guest.type(dialog.getByLabelText('Full Name'), 'Anna Virtanen')
  await guest.type(dialog.getByLabelText('Email'), 'anna@example.com')
  expect(dialog.queryByText(/your browser is making sure/)).toBeNull()
  await guest.click(dialog.getByRole('button', JOIN))
  const done =
    'Almost there: we have sent an e-mail to anna@example.com. Your place in the line counts from the click in it, which we keep open for 48 hours.'
  await waitFor(() => expect(dialog.getAllByRole('status')[0]).toHaveTextContent(done))
  expect(callsOf('POST /api/waiting-list')[0]?.body).toEqual({
    ...{ tour_id: 1, tour_date_ids: [11, 13], adults: 4, children: 0 },
    ...{ name: 'Anna Virtanen', email: 'anna@example.com', locale: 'en' },
  })
  await guest.click(dialog.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the date that was full for the guest is ticked, and comes first', async () => {
  answerAvailability([
    { id: 11, date: '2026-11-25', spots: 0 },
    { id: 13, date: '2026-11-29', spots: 0 },
  ])
  const { guest } = await openPanel()
  await guest.click(dayCell(/29 November/))
  expect(screen.getByRole('link', { name: /all tours on the days of your stay/ })).toHaveAttribute(
    'href',
    '/your-stay?from=2026-11-28&to=2026-12-01&adults=1&children=0',
  )
  await guest.click(screen.getByRole('button', { name: 'Tell me when a place is free' }))
  const dates = within(screen.getByRole('dialog')).getAllByRole('checkbox')
  expect(dates.map((date) => date.closest('label')?.textContent)).toEqual([
    'Sunday, 29 November 2026',
    'Wednesday, 25 November 2026',
  ])
  expect(dates[0]).toBeChecked()
  expect(dates[1]).not.toBeChecked()
})

test('a party that no date can ever seat is offered no list, and sees the other options', async () => {
  answerAvailability([
    { id: 11, date: '2026-11-25', spots: 0 },
    { id: 13, date: '2026-11-29', spots: 3 },
  ])
  window.history.replaceState(null, '', '/northern-lights-tour?adults=9')
  await openPanel()
  expect(opening()).toBeNull()
  expect(screen.getByRole('link', { name: /all tours on the days of your stay/ })).toBeVisible()
  expect(screen.getByRole('link', { name: 'customized tour' })).toBeVisible()
})

test('a party waits for dates with enough seats, and can grow to the largest of them', async () => {
  answerAvailability([
    { id: 11, date: '2026-11-25', spots: 0, seats: 2 },
    { id: 13, date: '2026-11-29', spots: 0, seats: 3 },
  ])
  const { guest, dialog } = await openList()
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2)
  await guest.click(dialog.getByRole('button', { name: 'Add one adult' }))
  await guest.click(dialog.getByRole('button', { name: 'Add one child' }))
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
  expect(dialog.getByRole('checkbox', { name: 'Sunday, 29 November 2026' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Add one adult' })).toHaveAttribute('aria-disabled', 'true')
})

test('a missing value is reported at its field, and nothing is sent', async () => {
  const { guest, dialog } = await openList()
  await guest.click(dialog.getByRole('button', JOIN))
  expect(dialog.getByRole('group', { name: 'Dates' })).toHaveAccessibleDescription(
    'Please choose at least one date',
  )
  for (const [label, words] of [
    ['Full Name', 'Please tell us your name'],
    ['Email', 'Please tell us your e-mail address'],
  ] as const) {
    expect(dialog.getByLabelText(label)).toBeInvalid()
    expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(words)
  }
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(callsOf('POST')).toEqual([])
})

test('an error is announced again each time it is found by Enter', async () => {
  const { guest, dialog } = await openList()
  await guest.click(dialog.getByRole('checkbox'))
  await guest.type(dialog.getByLabelText('Full Name'), 'Ann')
  await guest.type(dialog.getByLabelText('Email'), 'ann@x{Enter}')
  const first = dialog.getByRole('alert')
  expect(first).toHaveTextContent('Invalid email address')
  await guest.keyboard('{Enter}')
  expect(dialog.getByRole('alert')).toHaveTextContent('Invalid email address')
  expect(dialog.getByRole('alert')).not.toBe(first)
})

test('an error is cleared when its field is corrected', async () => {
  const { guest, dialog } = await openList()
  await guest.type(dialog.getByLabelText('Email'), 'bad@')
  await guest.click(dialog.getByRole('button', JOIN))
  expect(dialog.getByText('Invalid email address')).toBeVisible()
  await guest.type(dialog.getByLabelText('Full Name'), 'A')
  expect(dialog.getByLabelText('Full Name')).not.toHaveAttribute('aria-invalid')
  expect(dialog.getByLabelText('Email')).toBeInvalid()
  await guest.type(dialog.getByLabelText('Email'), 'x.example')
  expect(dialog.getByLabelText('Email')).not.toHaveAttribute('aria-invalid')
  await guest.click(dialog.getByRole('checkbox'))
  expect(dialog.queryByText('Please choose at least one date')).toBeNull()
})

test('a field refused by the server is marked', async () => {
  const error = 'Your name contains characters that cannot be used'
  answer('post', '/api/waiting-list', { error, code: 'invalid', field: 'name' }, 400)
  const { guest, dialog } = await openList()
  await guest.click(dialog.getByRole('checkbox'))
  await guest.type(dialog.getByLabelText('Full Name'), 'Anna')
  await guest.type(dialog.getByLabelText('Email'), 'anna@example.com')
  await guest.click(dialog.getByRole('button', JOIN))
  await waitFor(() => expect(dialog.getByLabelText('Full Name')).toHaveFocus())
  expect(dialog.getByLabelText('Full Name')).toHaveAccessibleDescription(error)
})

test('a refusal by the server is read out, and the calendar shows the places there are now', async () => {
  const error = 'There is room for you on Sunday, 29 November 2026: please book it in the calendar.'
  answer('post', '/api/waiting-list', { error, code: 'has_room' }, 409)
  const { guest, dialog } = await openList()
  await guest.click(dialog.getByRole('checkbox'))
  await guest.type(dialog.getByLabelText('Full Name'), 'Anna')
  await guest.type(dialog.getByLabelText('Email'), 'anna@example.com')
  answerAvailability([{ id: 13, date: '2026-11-29', spots: 2 }])
  await guest.click(dialog.getByRole('button', JOIN))
  expect(await dialog.findByRole('alert')).toHaveTextContent(error)
  await waitFor(() => expect(callsOf('GET /api/availability')).toHaveLength(2))
})
