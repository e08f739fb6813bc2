import { readFileSync } from 'node:fs'
import { STRIPE_EVENT_TYPES } from '@/lib/stripe/event-types'

test('docs/operations.md names exactly the events that the webhook must subscribe to', () => {
  const [, subscription = ''] = readFileSync('docs/operations.md', 'utf8').split('4. **Stripe.**')
  const [told = ''] = subscription.split('5. **Build.**')
  const named = told.match(/(?:checkout|charge|refund|radar)\.[a-z_.]+[a-z]/g) ?? []
  expect(named.toSorted()).toEqual([...STRIPE_EVENT_TYPES].toSorted())
})
