import { createHash, randomBytes } from 'node:crypto'
import { type Client } from 'pg'
import { OFFICE_PAGES } from '@/lib/contract/office-pages'
import { median } from '@/tools/bench/median'
import { compareWithBaseline, type BenchRow } from '@/tools/bench/bench-table'
import { Failure } from '@/tools/process/user-error'

const LIMIT = 1.5
/** Fewer in all than a session may make in ten minutes. */
const READS = 60

type Measured = {
  readonly url: string
  /** The address of a booking's page as its guest sees it. */
  readonly guestPage: string
  readonly client: Client
}

/** Measure the first byte of each page of the office and of the guest's page alternately, one request at a time. */
export async function measureOfficeLatency({
  url,
  guestPage,
  client,
}: Measured): Promise<readonly BenchRow[]> {
  const headers = { cookie: `office=${await signIn(client)}` }
  const rows: BenchRow[] = []
  for (const path of [...OFFICE_PAGES.map(({ path }) => path), ...(await listOtherPages(client))]) {
    await client.query('TRUNCATE rate_limits')
    const times = { guest: Array<number>(), office: Array<number>() }
    for (let read = 0; read < READS; read++) {
      times.guest.push(await timeToFirstByte(guestPage, {}))
      times.office.push(await timeToFirstByte(url + path, headers))
    }
    const [base, site] = [median(times.guest), median(times.office)]
    const what = path.replace(/LL-\w+(?:-\d+)?$/, 'REFERENCE').replace(/\d+$/, 'ID')
    rows.push(compareWithBaseline({ what, base, site, unit: 'ms', atMost: LIMIT }))
  }
  return rows
}

/** Start a session as the office's door does. Returns the value of its cookie. */
async function signIn(client: Client): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  const address = 'bench@lumi.example'
  await client.query(
    `INSERT INTO office_members (id, email, name, added_by, added_at) VALUES (gen_random_uuid(), $1, 'Bench', 'bench', now())`,
    [address],
  )
  await client.query(
    `INSERT INTO office_sessions (id, token_hash, address, device, proved_at, seen_at, ends_at)
     VALUES (gen_random_uuid(), $1, $2, 'Bench', now(), now(), now() + interval '1 day')`,
    [createHash('sha256').update(value).digest(), address],
  )
  return value
}

/** The page of a booking, of its departure, and of a search. */
async function listOtherPages(client: Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ reference: string; departure: number; name: string }>(
    `SELECT reference, departure_id AS departure, split_part(customer_name, ' ', 1) AS name FROM bookings
     WHERE state = 'confirmed' ORDER BY created_at DESC LIMIT 1`,
  )
  return rows.flatMap(({ reference, departure, name }) => [
    `/office/bookings/${reference}`,
    `/office/departures/${departure}`,
    `/office/bookings?q=${encodeURIComponent(name)}`,
    '/office/bookings?state=confirmed',
    '/office/emails?show=all',
    '/office/enquiries?show=all',
  ])
}

async function timeToFirstByte(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(url, { headers, redirect: 'manual' })
  const reader = answer.body?.getReader()
  await reader?.read()
  const time = performance.now() - begin
  while (reader && !(await reader.read()).done) continue
  if (!answer.ok) throw new Failure(`${url} answered ${answer.status}`)
  return time
}
