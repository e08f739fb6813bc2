import { render, screen } from '@/tests/support/testing-library'

import CustomizedTourPage, {
  generateMetadata as customizedTour,
} from '@/app/site/[language]/customized-tour/page'
import CustomTransportationPage, {
  generateMetadata as transportationCustomized,
} from '@/app/site/[language]/transportation-customized/page'
import RovaniemiLeviTransferPage, {
  generateMetadata as transportationRovaniemiLevi,
} from '@/app/site/[language]/transportation-rovaniemi-levi/page'
import { calls, fillIn, waitForMessage, openForm, startApi } from '@/tests/support/a-form'

startApi()

const params = Promise.resolve({ language: 'en' })

const traveller = {
  'Full Name': 'Aino Korhonen',
  'Email Address': 'aino@example.com',
  'Pickup and Destination': 'Rovaniemi Airport to Levi',
}

// Rule: service-type (docs/rules.md)
test.each([
  ['the transfer page', RovaniemiLeviTransferPage, 'Private Transportation: Rovaniemi - Levi/Kittilä'],
  ['the custom page', CustomTransportationPage, 'Private Customized Transportation'],
])('%s sends its own kind of request', async (_, Page, serviceType) => {
  const { visitor } = openForm(await Page({ params }))
  await fillIn(visitor, traveller)
  await visitor.click(screen.getByRole('button', { name: 'Send Request' }))
  await waitForMessage('status', "✓ Request sent successfully! We'll contact you soon.")
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ path: '/api/requests/transportation', body: { serviceType } })
})

test('the customized tour page takes a message', async () => {
  render(await CustomizedTourPage({ params }))
  expect(screen.getByLabelText('Message')).toBeRequired()
  expect(screen.getByRole('button', { name: 'Send Request' })).toBeEnabled()
})

test.each([
  ['/customized-tour', customizedTour],
  ['/transportation-rovaniemi-levi', transportationRovaniemiLevi],
  ['/transportation-customized', transportationCustomized],
])('%s names its own address', async (route, generateMetadata) => {
  const metadata = await generateMetadata({ params })
  expect(metadata.alternates?.canonical).toBe(route)
  expect(metadata.title).not.toHaveLength(0)
})
