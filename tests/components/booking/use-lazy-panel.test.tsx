import { render, screen } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { type ComponentProps } from 'react'

import { type BookingPanelContent } from '@/components/booking/booking-panel-content'
import { useLazyPanel } from '@/components/booking/use-lazy-panel'

let mockIsAway = true
jest.mock('@/components/booking/booking-panel-content', () => {
  if (mockIsAway) throw new Error('Failed to load chunk')
  return { BookingPanelContent: () => <p>The calendar</p> }
})

const given: ComponentProps<typeof BookingPanelContent> = Object.create(null)

function Probe() {
  const panel = useLazyPanel(true)
  if (panel.kind === 'ready') return <panel.BookingPanelContent {...given} />
  return panel.kind === 'missing' ? <button onClick={panel.retry}>Again</button> : <p>Loading</p>
}

test('a panel that cannot be loaded is missing, and loads when the guest tries again', async () => {
  render(<Probe />)
  expect(screen.getByText('Loading')).toBeVisible()
  const again = await screen.findByRole('button')
  mockIsAway = false
  await userEvent.click(again)
  expect(await screen.findByText('The calendar')).toBeVisible()
})
