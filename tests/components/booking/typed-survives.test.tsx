import { screen } from '@testing-library/react'

import { dayCell, fillIn, openPanel, stored, standUpApi } from '@/tests/support/panel-api'

standUpApi()

test('what is typed survives a reload before anything is paid', async () => {
  const { guest, unmount } = await openPanel()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Add one child' }))
  unmount()
  await openPanel()
  expect(screen.getByLabelText('Email')).toHaveValue('anna@example.com')
  expect(dayCell(/28 November/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('group', { name: 'Child' })).toHaveTextContent('1 child')
})

test('another tour has the guest and the party, and a date of its own', async () => {
  const first = await openPanel()
  await fillIn(first.guest)
  first.unmount()
  const other = await openPanel({ tourId: 8 })
  expect(screen.getByLabelText('Full Name')).toHaveValue('Anna Virtanen')
  expect(screen.getByText('Please select a date first')).toBeVisible()
  await other.guest.click(dayCell(/25 November/))
  other.unmount()
  await openPanel()
  expect(dayCell(/28 November/)).toHaveAttribute('aria-selected', 'true')
})

test('Clear empties the form and forgets it, and the guest goes on at its first field', async () => {
  const { guest } = await openPanel()
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  await fillIn(guest)
  await guest.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByLabelText('Full Name')).toHaveValue('')
  expect(screen.getByLabelText('Full Name')).toHaveFocus()
  expect(screen.getByText('Please select a date first')).toBeVisible()
  expect(stored('bookingForm')).toBeNull()
})
