import { unzipSync } from 'fflate'
import { http } from 'msw/core/http'
import { GET as monthZip } from '@/app/office/money/[month]/route'
import { GET as monthFile } from '@/app/office/money/[month]/[file]/route'
import { GET as ledger } from '@/app/office/money/ledger.csv/route'
import MoneyPage from '@/app/office/money/page'
import { checkBooksNightly } from '@/lib/use-cases/scheduled/check-books-nightly'
import { refundBooking } from '@/lib/use-cases/payments/refund-booking'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'
import { where } from '@/tests/support/a-guest-form'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { expectLog } from '@/tests/support/expect-logged-problem'
import { freezeClock } from '@/tests/support/freeze-clock'
import { officePage, queryOf, routeArgs, wordsOf } from '@/tests/support/office-pages'
import { runOps } from '@/tests/support/run-ops'

/* What is open about money, a month's files for the accountant, and the ledger for an audit. */

let sent = new Headers()
jest.mock('next/headers', () => ({ headers: async () => sent }))

freezeClock(NOON)

const backend = aBackend()
const { aCookie } = anOfficeDoor(backend)
const { aPaidBooking } = changedBookings(backend)

beforeEach(async () => {
  sent = new Headers({ cookie: `__Host-office=${await aCookie()}` })
})

const shown = async (query: Record<string, string> = {}) =>
  wordsOf((await officePage(MoneyPage, {}, query)).html)
const get = (path: string, headers = sent) => new Request(`https://lumi.example.com${path}`, { headers })
/** Unlike `text()`, with the byte order mark. */
const textOf = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString()

const BYTE_ORDER_MARK = '\ufeff'

test('before anything has happened the page says so, and nothing is at fault', async () => {
  const words = await shown()
  expect(words).toContain('No refund, dispute or payment needs you.')
  expect(words).toContain('There has been no night yet.')
  expect(words).toContain('No money moved in this month.')
})

test('the page says what the nightly check found last, also if Stripe did not respond', async () => {
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  const logged = expectLog()
  await checkBooksNightly(NOON)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Stripe does not answer'))
  expect(await shown()).toMatch(/Checked .*12:00.*: everything agrees\. Stripe did not respond/)
  await backend.query(`UPDATE book_checks SET findings = 1, stripe = 'compared';
    INSERT INTO emails (id, kind, cause, recipient, facts, created_at) VALUES (gen_random_uuid(),
      'books-disagree-operator', '2026-12-01', 'one@lumi.example.com',
      '{"findings": [{"about": "LL-7KM4QD", "text": "its seats do not agree"}]}', '${NOON.toISOString()}')`)
  expect(await shown()).toMatch(
    /: 1 finding; .\/ops check lists them all\. The ledger was compared with Stripe\. LL-7KM4QD : its seats do not agree/,
  )
})

test('refunds are listed by their state, and the month has its figures', async () => {
  const { reference } = await aPaidBooking()
  await refundBooking.run({ reference, cents: 50_00, reason: 'goodwill' }, NOON)
  expect(await shown()).toMatch(new RegExp(`Refunds under way ${reference} .*50 € The books`))
  await backend.query(`UPDATE refunds SET state = 'refused', last_error = 'expired_card'`)
  const words = await shown()
  expect(words).toMatch(/Money to return .*Stripe cannot refund it: send it another way \(expired_card\)/)
  expect(words).toContain('Record money returned')
  expect(words).toMatch(/Sales 179 €, 1 receipt .*VAT 36\.37 €/)
  await backend.query(`UPDATE refunds SET state = 'dropped'`)
})

test('a month is one ZIP with the same files as one by one', async () => {
  const answer = await monthZip(get('/office/money/2026-12.zip'), routeArgs({ month: '2026-12.zip' }))
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="2026-12.zip"')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const names = ['sales', 'refunds', 'vat', 'payments', 'payouts', 'differences']
  expect(Object.keys(files)).toEqual(names.map((name) => `2026-12/${name}.csv`))
  const params = { month: '2026-12', file: 'sales.csv' }
  const one = await monthFile(get('/office/money/2026-12/sales.csv'), routeArgs(params))
  const text = await textOf(one)
  expect(text).toMatch(new RegExp(`^${BYTE_ORDER_MARK}number,date,`))
  expect(Buffer.from(files['2026-12/sales.csv'] ?? []).toString()).toBe(text)
})

test.each(['2026-12.rar', '2026-12', '2027-01.zip', 'x.zip'])('there is no file named %s', async (month) => {
  expect((await monthZip(get(`/office/money/${month}`), routeArgs({ month }))).status).toBe(404)
})

test('while Stripe does not respond there is a sentence instead of a file', async () => {
  backend.stripe.server.use(http.all(/api\.stripe\.com/, () => Response.error()))
  const answer = await monthZip(get('/office/money/2026-12.zip'), routeArgs({ month: '2026-12.zip' }))
  expect(where(answer)).toEqual([303, '/office/money?month=2026-12&away'])
  expect(await shown(queryOf(answer))).toContain('Stripe does not respond just now.')
})

test('the ledger of some days is one file, the same as the command writes', async () => {
  const { reference } = await aPaidBooking()
  const answer = await ledger(get('/office/money/ledger.csv?from=2026-01-01&until=2026-12-01'))
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="ledger-2026-01-01-2026-12-01.csv"',
  )
  const text = await textOf(answer)
  expect(text).toContain(`,${reference},payment,card,179,`)
  const said = await runOps(NOON, 'money', 'list', '2026-01-01..2026-12-01', '--csv')
  expect(text.replace(BYTE_ORDER_MARK, '').trim().split('\r\n')).toEqual(
    said.join('\n').trim().split(/\r?\n/),
  )
})

test('a last day before the first leads back to the form, which keeps what was typed', async () => {
  const answer = await ledger(get('/office/money/ledger.csv?from=2026-12-02&until=2026-12-01'))
  expect(where(answer)).toEqual([303, '/office/money?from=2026-12-02&until=2026-12-01#ledger-until'])
  const { html } = await officePage(MoneyPage, {}, queryOf(answer))
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]* id="ledger-until"[^>]* value="2026-12-01"/)
  expect(html).toMatch(/id="ledger-from"[^>]* value="2026-12-02"/)
  expect(wordsOf(html)).toContain('Please choose two days, the last one not before the first')
})

test('nobody gets a file without a session', async () => {
  const none = new Headers()
  for (const answer of [
    await ledger(get('/office/money/ledger.csv?from=2026-01-01&until=2026-12-01', none)),
    await monthZip(get('/office/money/2026-12.zip', none), routeArgs({ month: '2026-12.zip' })),
  ])
    expect(where(answer)).toEqual([303, '/office'])
})
