import { bookWithCrypto } from '@/lib/use-cases/checkout/book-with-crypto'
import { aBackend, aBookingInput, NOON } from '@/tests/support/a-backend'

/* What the database itself refuses of the history, whatever program asks. */

const backend = aBackend()

async function aRow(): Promise<string> {
  await backend.aDeparture({ seats: 400 })
  const departureId = await backend.aDeparture({ seats: 4 })
  await bookWithCrypto(aBookingInput({ departureId, cryptoType: 'bitcoin' }), NOON)
  const [row] = await backend.query<{ id: string }>(
    `INSERT INTO history (at, booking_id, actor, what, words)
     SELECT now(), id, 'command', 'note', 'calls from the airport' FROM bookings
     WHERE departure_id = ${departureId} RETURNING id`,
  )
  return row?.id ?? ''
}

test.each([
  ['another what', (id: string) => `UPDATE history SET what = 'erased' WHERE id = ${id}`],
  ['other words', (id: string) => `UPDATE history SET words = 'never called' WHERE id = ${id}`],
  [
    'another figure with empty words',
    (id: string) => `UPDATE history SET words = NULL, after = '{}' WHERE id = ${id}`,
  ],
  ['deletion', (id: string) => `DELETE FROM history WHERE id = ${id}`],
  ['emptying', () => 'TRUNCATE history'],
])('the database refuses %s', async (_what, sql) => {
  const id = await aRow()
  await expect(backend.query(sql(id))).rejects.toThrow('append-only')
})

test('free words can be emptied, and nothing else of the row changes', async () => {
  const id = await aRow()
  await backend.query(`UPDATE history SET words = NULL WHERE id = ${id}`)
  expect(await backend.query(`SELECT what, words FROM history WHERE id = ${id}`)).toEqual([
    { what: 'note', words: null },
  ])
})

test('a row is about one booking or one departure', async () => {
  await expect(
    backend.query(`INSERT INTO history (at, actor, what) VALUES (now(), 'worker', 'lapsed')`),
  ).rejects.toThrow('history_about_one')
})
