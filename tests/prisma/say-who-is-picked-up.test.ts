import { readFileSync } from 'node:fs'
import { aBackend } from '@/tests/support/a-backend'

/* What the migration makes of rows that were kept before it. */

const MIGRATION = 'prisma/migrations/20261124120000_say_who_is_picked_up/migration.sql'

const KEPT = [
  { meetingPoint: 'Pick-up at your accommodation' },
  { meetingPoint: 'Our office in the centre' },
  {},
] as const

const backend = aBackend()

test('tours and e-mails that told of a pick-up say so, and no others', async () => {
  for (const [place, kept] of KEPT.entries()) {
    const json = JSON.stringify(kept)
    await backend.query(`INSERT INTO tours VALUES (${900 + place}, 100, 100, NULL, '${json}')`)
    await backend.query(
      `INSERT INTO emails (id, kind, recipient, facts, created_at)
       VALUES (gen_random_uuid(), 'kept', '${place}@example.com', '${json}', now())`,
    )
  }

  await backend.query(readFileSync(MIGRATION, 'utf8'))

  const tours = await backend.query('SELECT snapshot AS kept FROM tours WHERE id >= 900 ORDER BY id')
  const emails = await backend.query(
    `SELECT facts AS kept FROM emails WHERE kind = 'kept' ORDER BY recipient`,
  )
  const [pickUp, office, nothing] = KEPT
  const expected = [{ ...pickUp, isPickedUp: true }, office, nothing].map((kept) => ({ kept }))
  expect(tours).toEqual(expected)
  expect(emails).toEqual(expected)
})
