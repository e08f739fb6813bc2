import { render, screen, waitFor } from '@/tests/support/testing-library'
import userEvent from '@testing-library/user-event'
import { WordsProvider } from '@/components/words/words-provider'
import { english } from '@/content/words/en/all'
import { navigateAway } from '@/lib/browser/navigate-away'
import { type Area } from '@/lib/words/say'
import { compileAreas } from '@/lib/words/words'
import { answer, aPanel, callsOf, dayCell, standUpApi } from '@/tests/support/panel-api'

jest.mock('@/lib/browser/navigate-away')

standUpApi()

test('on a French page days and amounts are French, and the booking is', async () => {
  const reference = 'LL-7KM4QD'
  answer('post', '/api/checkout', { sessionId: 'cs_1', url: 'https://pay.example/cs_1', reference })
  // English words, so that the test finds its way without a translation.
  const areas = compileAreas(Object.keys(english) as Area[], 'en')
  const guest = userEvent.setup()
  render(
    <WordsProvider areas={areas} language="fr">
      {aPanel()}
    </WordsProvider>,
  )
  await screen.findByRole('grid')
  expect(screen.getByText('novembre 2026')).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'lun.' })).toBeVisible()
  await guest.click(dayCell(/samedi 28 novembre 2026/))
  expect(screen.getByText('samedi 28 novembre 2026 at 20 h 00')).toBeVisible()
  await guest.type(screen.getByLabelText('Full Name'), 'Anna Virtanen')
  await guest.type(screen.getByLabelText('Email'), 'anna@example.com')
  await guest.click(screen.getByRole('button', { name: 'Pay with card' }))
  await waitFor(() => expect(navigateAway).toHaveBeenCalledTimes(1))
  const [sent] = callsOf('POST /api/checkout')
  expect(sent?.body).toMatchObject({ locale: 'fr', tour_date: 'samedi 28 novembre 2026' })
})
