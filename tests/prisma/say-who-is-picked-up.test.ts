import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { anEmptyDatabase } from '@/tests/support/database/a-database'

const FOLDER = 'prisma/migrations'
const MIGRATION = '20261124120000_say_who_is_picked_up'
const PICK_UP = 'Pick-up from your accommodation in Rovaniemi'

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: await anEmptyDatabase() })
  await client.connect()
  const before = readdirSync(FOLDER).filter((name) => /^\d/.test(name) && name < MIGRATION)
  for (const name of before.sort()) await migrate(name)
  await addTour(1, { name: 'Snowshoe', meetingPoint: PICK_UP })
  await addTour(2, { name: 'Ice Fishing', meetingPoint: 'The office. Pick-up on request' })
  await addTour(3, null)
  await addEmail('tour-reminder-guest', { reference: 'A', meetingPoint: PICK_UP })
  await addEmail('tour-reminder-guest', { reference: 'B', meetingPoint: 'The office' })
  await addEmail('contact-guest', { message: PICK_UP })
  await migrate(MIGRATION)
})
afterAll(() => client.end())

async function migrate(name: string): Promise<void> {
  await client.query(readFileSync(path.join(FOLDER, name, 'migration.sql'), 'utf8'))
}

async function addTour(id: number, snapshot: object | null): Promise<void> {
  await client.query(
    'INSERT INTO tours (id, adult_price_cents, child_price_cents, snapshot) VALUES ($1, 1, 1, $2)',
    [id, snapshot],
  )
}

async function addEmail(kind: string, facts: object): Promise<void> {
  await client.query(
    `INSERT INTO emails (id, kind, recipient, facts, created_at)
     VALUES (gen_random_uuid(), $1, 'aino@example.com', $2, now())`,
    [kind, facts],
  )
}

test('a stored tour whose text mentions a pick-up says that guests are picked up, and no other does', async () => {
  const { rows } = await client.query('SELECT snapshot FROM tours ORDER BY id')
  expect(rows.map(({ snapshot }) => snapshot)).toEqual([
    { name: 'Snowshoe', meetingPoint: PICK_UP, isPickedUp: true },
    { name: 'Ice Fishing', meetingPoint: 'The office. Pick-up on request' },
    null,
  ])
})

test('a stored e-mail with that text says so too, and no other does', async () => {
  const { rows } = await client.query(`SELECT facts FROM emails ORDER BY facts->>'reference'`)
  expect(rows.map(({ facts }) => facts)).toEqual([
    { reference: 'A', meetingPoint: PICK_UP, isPickedUp: true },
    { reference: 'B', meetingPoint: 'The office' },
    { message: PICK_UP },
  ])
})
