import { redirectConsole } from '@/lib/observability/redirect-console'
import { readLog } from '@/tests/support/expect-logged-problem'

const own = { ...console }
afterEach(() => void Object.assign(console, own))

function printed(print: () => void): readonly Readonly<Record<string, unknown>>[] {
  const lines = readLog()
  redirectConsole()
  print()
  return lines.map((line) => JSON.parse(line))
}

test('what others print is a line of the log that says where, how grave, and nothing of what was said', () => {
  const lines = printed(() => {
    console.warn('Aino Korhonen has no seat')
    console.error('failed for', { name: 'Aino', message: 'Aino' })
    console.log('%s', 'Aino')
  })
  expect(lines).toMatchObject([
    { level: 'warn', from: 'console', msg: 'something was printed' },
    { level: 'error', from: 'console', msg: 'something was printed', err: { kind: 'object' } },
    { level: 'info', from: 'console', msg: 'something was printed' },
  ])
  expect(lines.map(({ at }) => (at as string[])[0])).toEqual(
    lines.map(() => expect.stringContaining('redirect-console.test.ts:')),
  )
})

test('an error is told by its kind, its codes and its own place', () => {
  const error = Object.assign(new TypeError('no seat for Aino'), { code: 'ERR_INVALID_URL', digest: '1234' })
  const [line] = printed(() => console.error('⨯', error))
  expect(line).toMatchObject({
    err: { kind: 'TypeError', codes: { code: 'ERR_INVALID_URL', digest: '1234' } },
  })
  expect(line).not.toHaveProperty('at')
  expect(JSON.stringify(line)).not.toContain('Aino')
})

test('of Next’s own lines the words that are Next’s are kept, without colours and without what follows', () => {
  const lines = printed(() => {
    console.log(' \u001b[32m✓\u001b[39m Ready in 312ms')
    console.error("\u001b[31m⨯\u001b[39m The requested resource isn't a valid image for /aino.webp received")
    console.error('\u001b[31m⨯\u001b[39m uncaughtException: ', new Error('Aino'))
  })
  expect(lines.map(({ msg }) => msg)).toEqual([
    '✓ Ready in',
    "⨯ The requested resource isn't a valid image",
    '⨯ uncaughtException',
  ])
})
