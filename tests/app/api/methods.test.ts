import * as unknown from '@/app/api/[...unknown]/route'
import * as alive from '@/app/api/alive/route'
import * as availability from '@/app/api/availability/route'
import * as checkout from '@/app/api/checkout/route'
import * as webhook from '@/app/api/checkout/webhook/route'
import * as cryptoBookings from '@/app/api/crypto-bookings/route'
import * as health from '@/app/api/health/route'
import * as identity from '@/app/api/identity/route'
import * as contact from '@/app/api/requests/contact/route'
import * as customizedTour from '@/app/api/requests/customized-tour/route'
import * as transportation from '@/app/api/requests/transportation/route'
import * as nextDates from '@/app/api/next-dates/route'
import * as stay from '@/app/api/stay/route'
import * as tours from '@/app/api/tours/route'
import * as reviews from '@/app/api/reviews/route'
import * as waitingList from '@/app/api/waiting-list/route'
import { aCall, read } from '@/tests/support/a-call'

const METHODS = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'] as const

test.each([
  ['tours', tours, ['GET']],
  ['availability', availability, ['GET']],
  ['next-dates', nextDates, ['GET']],
  ['stay', stay, ['GET']],
  ['alive', alive, ['GET']],
  ['health', health, ['GET']],
  ['identity', identity, ['GET']],
  ['checkout', checkout, ['GET', 'POST', 'DELETE']],
  ['checkout/webhook', webhook, ['POST']],
  ['crypto-bookings', cryptoBookings, ['POST']],
  ['requests/contact', contact, ['POST']],
  ['requests/customized-tour', customizedTour, ['POST']],
  ['requests/transportation', transportation, ['POST']],
  ['reviews', reviews, ['GET']],
  ['waiting-list', waitingList, ['POST']],
])('/api/%s says which methods it takes to every other', async (path, route, taken) => {
  // Next handles HEAD with GET.
  const allowed = [...taken, ...(taken.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  for (const method of METHODS) {
    if (allowed.includes(method)) continue
    const refuse = new Map<string, unknown>(Object.entries(route)).get(method)
    if (typeof refuse !== 'function') throw new Error(`${method} is left to Next`)
    const response: Response = await refuse(aCall(method, `/api/${path}`))
    expect(response.headers.get('allow')).toBe(allowed.join(', '))
    expect(await read(response)).toEqual({
      status: 405,
      body: { error: expect.stringMatching(/^This call takes .* alone\.$/), code: 'method_not_allowed' },
    })
  }
})

test('every call lists its methods on OPTIONS', () => {
  const asked = [checkout.OPTIONS(), contact.OPTIONS(), tours.OPTIONS()]
  expect(asked.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(asked.map(({ headers }) => headers.get('allow'))).toEqual([
    'GET, POST, DELETE, HEAD, OPTIONS',
    'POST, OPTIONS',
    'GET, HEAD, OPTIONS',
  ])
})

test('an unknown call is unknown with every method', () => {
  expect(Object.keys(unknown).sort()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT'])
})
