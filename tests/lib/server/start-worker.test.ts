import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { startWorker } from '@/lib/server/start-worker'
import { aBackend, aBookingInput } from '@/tests/support/a-backend'
import { aMailServer, type MailServer } from '@/tests/support/a-mail-server'
import { expectLog } from '@/tests/support/expect-log'

const backend = aBackend()
let mail: MailServer

beforeAll(async () => {
  mail = await aMailServer()
  process.env.SMTP_URL = mail.url
})
afterAll(() => mail.stop())

test('a worker delivers what is owed, also after the database was away, and stops when asked', async () => {
  const departureId = await backend.aDeparture({ seats: 1 })
  await backend.query(`UPDATE departures SET closes_at = '2999-01-01' WHERE id = ${departureId}`)
  expectLog()
  await backend.query('ALTER TABLE emails RENAME TO away')
  const worker = startWorker()
  await new Promise((resolve) => setTimeout(resolve, 300))
  await backend.query('ALTER TABLE away RENAME TO emails')
  expect(
    await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), new Date()),
  ).toMatchObject({
    kind: 'booked',
  })
  await until(() => mail.emails.length === 3)
  await worker.stop()

  const before = mail.emails.length
  await backend.query('UPDATE emails SET sent_at = NULL')
  await backend.query(`SELECT graphile_worker.add_job('send_email', json_build_object('id', id)) FROM emails`)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(mail.emails).toHaveLength(before)
})

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50))
}
