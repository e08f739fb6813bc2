import { minutesAfter } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { purgeCounters } from '@/lib/use-cases/scheduled/purge-counters'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { freezeClock, withClockAt } from '@/tests/support/freeze-clock'
import {
  actionPage,
  departureToken,
  doneAt,
  hiddenFields,
  send,
  sendPreview,
} from '@/tests/support/operator-pages'

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
const ADDRESS = /^\/operator\/[\w-]+\/message-all\?draft=[\da-f-]{36}$/

test.each(['a', 'ж', '漢', '😀', '\n'])(
  'a message that fills its field with %j is previewed and confirmed, and a break counts once',
  async (letter) => {
    for (const action of ['message-all', 'cancel-departure']) {
      const token = await aToken()
      const most = mostOf(await actionPage(token, action))
      const filling = letter.repeat(Math.floor((most - 2) / letter.length))
      const html = await actionPage(token, action, { reason: 'weather', message: sent(`A${filling}.`) })
      expect(await send(token, action, hiddenFields(html))).toMatchObject({
        location: doneAt(token, action),
      })
    }
  },
)

test('a message that is too long is refused with its bound', async () => {
  const token = await aToken()
  const most = mostOf(await actionPage(token, 'message-all'))
  const html = await actionPage(token, 'message-all', { message: 'a'.repeat(most + 1) })
  expect(html).not.toContain('>Confirm<')
  expect(html).toContain(`The message must be ${most} characters or fewer`)
})

test('no word to guests stands in an address, neither of the preview nor where nothing was done, and all are there', async () => {
  const token = await aToken()
  const message = 'We found a glove.'
  expect((await sendPreview(token, 'message-all', { message })).location).toMatch(ADDRESS)
  const fields = hiddenFields(await actionPage(token, 'message-all', { message }))
  const { location } = await send(token, 'message-all', { ...fields, seen: '0' })
  expect(location?.replace('&outdated=', '')).toMatch(ADDRESS)
  const again = await actionPage(token, 'message-all', { message, outdated: '' })
  expect(again).toContain('Nothing was done')
  expect(again).toContain('We found a glove.')
  expect(again).toContain('>Confirm<')
})

test('once it is confirmed its preview is an empty form, and a day later so is what never was', async () => {
  const token = await aToken()
  const previewOf = async (message: string) =>
    hiddenFields(await actionPage(token, 'message-all', { message }))
  const [confirmed, never] = [await previewOf('We found a glove.'), await previewOf('We found a hat.')]
  const shows = async ({ draft = '' }: Record<string, string>) =>
    (await actionPage(token, 'message-all', { draft })).includes('>Confirm<')
  await send(token, 'message-all', confirmed)
  expect([await shows(confirmed), await shows(never)]).toEqual([false, true])
  const tomorrow = minutesAfter(NOON, 1440)
  expect(await withClockAt(tomorrow, () => shows(never))).toBe(false)
  await purgeCounters(tomorrow)
  expect(await database().draft.count()).toBe(0)
})

test('a preview is asked for by our own pages alone, and of forms with words to guests', async () => {
  const [token, words] = [await aToken(), { message: 'We found a glove.' }]
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect(await sendPreview(token, 'message-all', words, headers)).toMatchObject({ status: 403 })
  for (const action of ['undo', 'lights-seen', 'sell'])
    expect(await sendPreview(token, action, words)).toMatchObject({ status: 404 })
  expect(await sendPreview('x'.repeat(56), 'message-all', words)).toMatchObject({ status: 404 })
})
