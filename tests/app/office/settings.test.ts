import SettingsPage from '@/app/office/settings/page'
import { addMinutes } from '@/lib/calendar/duration'
import { database } from '@/lib/db/client'
import { saveDoctorReport } from '@/lib/db/upkeep/doctor-report'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { anOfficeDoor } from '@/tests/support/an-office-door'
import { freezeClock } from '@/tests/support/freeze-clock'
import { officePage, wordsOf } from '@/tests/support/office-pages'

/* What the site believes, to be read. */

let sent = new Headers()
jest.mock('next/headers', () => ({ headers: async () => sent }))

freezeClock(NOON)

const backend = aBackend()
const { aCookie } = anOfficeDoor(backend)

beforeEach(async () => {
  sent = new Headers({ cookie: `__Host-office=${await aCookie()}` })
})

const shown = async () => wordsOf((await officePage(SettingsPage)).html)

test('the page says who may sign in, what is on sale, what is a sample, which versions run and what waits', async () => {
  await backend.aDeparture({ seats: 8, day: '2026-12-12' })
  await backend.aDeparture({ seats: 8, day: '2027-01-09' })
  await backend.query(`INSERT INTO workers VALUES ('worker-1', '${NOON.toISOString()}')`)
  const words = await shown()
  expect(words).toContain('two@lumi.example.com an inbox')
  expect(words).toContain('2 departures from 12 December 2026 to 9 January 2027')
  expect(words).toContain('company.legalName (content/company.ts)')
  expect(words).toContain(`Node ${process.versions.node}`)
  expect(words).toMatch(/PostgreSQL \d+\.\d+ Migrations \d+ applied, the newest \d{14}_/)
  expect(words).toMatch(/Worker seen Tue 1 Dec 2026, 12:00/)
  expect(words).toContain('Jobs failed none')
})

test('e-mails that are held back do not wait yet', async () => {
  const queue = (due: Date) =>
    backend.query(`INSERT INTO emails (id, kind, cause, recipient, facts, created_at, not_before)
      VALUES (gen_random_uuid(), 'x', '${due.toISOString()}', 'a@example.com', '{"a": 1}', '${NOON.toISOString()}',
        '${due.toISOString()}')`)
  await queue(addMinutes(NOON, 7))
  expect(await shown()).toContain('E-mails waiting none is due before Tue 1 Dec 2026, 12:07')
  await queue(NOON)
  expect(await shown()).toContain('E-mails waiting since Tue 1 Dec 2026, 12:00')
})

const GOOD = { name: 'db.reach', grade: 'good', seen: '0.4 ms', fix: null } as const
const WRONG = { name: 'mail.spf', grade: 'wrong', seen: 'no SPF record', fix: 'add one' } as const
const BACKUP = { name: 'db.backup', grade: 'good', seen: 'full 2 days ago', fix: null } as const

test('what the doctor found last is shown with its time, and is asked for when it is missing or old', async () => {
  expect(await shown()).toContain('The doctor has never looked: run ./ops doctor.')
  await saveDoctorReport(database(), { at: addMinutes(NOON, -26 * 60), findings: [GOOD, WRONG, BACKUP] })
  const words = await shown()
  expect(words).toMatch(
    /It looked at everything Mon 30 Nov 2026, 10:00\. wrong, mail\.spf no SPF record → add one/,
  )
  expect(words).toMatch(/What is good or was skipped .*db\.reach 0\.4 ms/)
  expect(words).toMatch(/Backups full 2 days ago \(seen Mon 30/)
  await saveDoctorReport(database(), { at: addMinutes(NOON, -26 * 60 - 1), findings: [GOOD] })
  expect(await shown()).toContain('which is long ago: run ./ops doctor')
})
