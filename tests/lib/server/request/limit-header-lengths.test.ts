import { type IncomingHttpHeaders } from 'node:http'
import { isBot } from 'next/dist/shared/lib/router/utils/is-bot'
import { limitHeaderLengths } from '@/lib/server/request/limit-header-lengths'
import { isCheap } from '@/tests/hostile/is-cheap'
import { hostileTexts } from '@/tests/hostile/shapes'

function bounded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  limitHeaderLengths(headers)
  return headers
}

/** The longest values that real browsers and neighbouring sites send. */
const HONEST: IncomingHttpHeaders = {
  host: 'www.lumi.example',
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 ' +
    '[FBAN/FBIOS;FBAV/530.0.0.38.106;FBBV/799123456;FBDV/iPhone17,2;FBMD/iPhone;FBSN/iOS;FBSV/18.7.1;FBSS/3;FBCR/;' +
    'FBID/phone;FBLC/en_GB;FBOP/80;FBRV/801234567;IABMV/1] NV/1 Instagram 400.0.0.20.81 (iPhone17,2; iOS 18_7_1; en_GB)',
  'accept-language':
    'en-GB,en;q=0.9,fi;q=0.8,sv;q=0.7,nb;q=0.6,de;q=0.5,fr;q=0.4,nl;q=0.3,zh-Hant-TW;q=0.2,ja;q=0.1',
  referer: `https://l.facebook.com/l.php?u=${'x'.repeat(3000)}`,
  cookie: `_ga=${'x'.repeat(7000)}`,
  'proof-of-work': 'x'.repeat(1500),
  'stripe-signature': `t=1700000000,v1=${'0'.repeat(64)},v1=${'0'.repeat(64)},v0=${'0'.repeat(64)}`,
  'next-router-state-tree': 'x'.repeat(3000),
}

test('what real browsers send arrives unchanged', () => {
  expect(bounded({ ...HONEST })).toEqual(HONEST)
})

test('headers that describe the visitor are cut at the end, a chain of proxies at the beginning', () => {
  const cut = bounded({
    'user-agent': 'u'.repeat(513),
    'accept-language': 'l'.repeat(600),
    referer: 'r'.repeat(9000),
    'x-forwarded-for': `${'x'.repeat(9000)}, 192.0.2.1`,
  })
  expect(Object.values(cut).map((value) => value?.length)).toEqual([512, 512, 8000, 1024])
  expect(cut['x-forwarded-for']).toMatch(/x, 192\.0\.2\.1$/)
})

test('headers that would change their meaning when cut are removed', () => {
  const long = 'a=b; '.repeat(2000)
  expect(bounded({ cookie: long, accept: long, constructor: long, 'set-cookie': [long], dnt: '1' })).toEqual({
    dnt: '1',
  })
  expect(Object.keys(bounded({ accept: 'a'.repeat(4096), cookie: 'c'.repeat(8192) }))).toHaveLength(2)
})

test('Next still recognizes bots by a cut User-Agent, and any value costs next to nothing', async () => {
  expect(
    isBot(
      String(
        bounded({ 'user-agent': `Mozilla/5.0 (compatible; bingbot/2.0) ${'_'.repeat(15_000)}` })[
          'user-agent'
        ],
      ),
    ),
  ).toBe(true)
  for (const [name, text] of hostileTexts) {
    const cut = String(bounded({ 'user-agent': text })['user-agent'])
    expect([name, await isCheap(() => isBot(cut))]).toEqual([name, true])
  }
})
