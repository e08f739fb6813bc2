import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { refuseLongUrls } from '@/lib/server/refuse-long-urls'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { freezeClock } from '@/tests/support/freeze-clock'
import { actionPage, departureToken } from '@/tests/support/operator-pages'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

freezeClock(NOON)

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)

async function aToken(): Promise<string> {
  const departureId = await backend.aDeparture({ seats: 8 })
  await aPaidBooking({ departureId })
  return departureToken(departureId)
}

/** How much the field takes: browsers count a break as one character, and send two. */
const mostOf = (html: string) => Number(/<textarea[^>]* maxLength="(\d+)"/i.exec(html)?.[1])
const sent = (typed: string) => typed.replaceAll('\n', '\r\n')

function isRefused(url: string): boolean {
  const request = Object.assign(new IncomingMessage(new Socket()), { url })
  return refuseLongUrls(request, new ServerResponse(request))
}

test.each(['a', 'ж', '漢', '😀', '\n'])(
  'a message that fills its field with %j is previewed: its address is not too long, and a break counts once',
  async (letter) => {
    const token = await aToken()
    for (const action of ['message-all', 'cancel-departure']) {
      const most = mostOf(await actionPage(token, action))
      const filling = letter.repeat(Math.floor((most - 2) / letter.length))
      const fields = { reason: 'weather', message: sent(`A${filling}.`) }
      const query = new URLSearchParams({ ...fields, outdated: '' })
      expect(isRefused(`/operator/${token}/${action}?${query}`)).toBe(false)
      expect(await actionPage(token, action, fields)).toContain('>Confirm<')
    }
  },
)

test('a message that is too long is refused with its bound', async () => {
  const token = await aToken()
  const most = mostOf(await actionPage(token, 'message-all'))
  const html = await actionPage(token, 'message-all', { message: 'a'.repeat(most + 1) })
  expect(html).not.toContain('>Confirm<')
  expect(html).toContain(`messages in ${most} characters at the most`)
})
