import { takeOverConsole } from '@/lib/log/take-over-console'
import { readLog } from '@/tests/expect-log'

const own = { ...console }
afterEach(() => void Object.assign(console, own))

test('what others print is a line of the log, without colours and without people', () => {
  const lines = readLog()
  takeOverConsole()
  console.error('\u001b[31m⨯\u001b[39m Not found: "/images/aino@example.com.webp"\n    at somewhere')
  console.warn(new TypeError('Invalid URL: http://[x/payment-success?session_id=cs_live_SECRET'))
  console.log('Ready in %dms', 5)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', from: 'console', msg: '⨯ Not found: …' },
    { level: 'warn', from: 'console', err: { kind: 'TypeError', says: 'Invalid URL: …' } },
    { level: 'info', from: 'console', msg: 'Ready in %dms' },
  ])
})
