import path from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { addDays, type Day } from '@/lib/calendar/day'
import { MAX_STAY_DAYS } from '@/lib/contract/find-stay-error'
import { median } from '@/tools/bench/median'
import { measureOfficeLatency } from '@/tools/bench/measure-office-latency'
import { multiplyData } from '@/tools/bench/multiply-data'
import { type BenchSites } from '@/tools/bench/prepare-bench-sites'
import { AVAILABILITY_PATH } from '@/tools/bench/pages'
import { compareWithBaseline, type BenchRow } from '@/tools/bench/bench-table'
import { Failure } from '@/tools/process/user-error'
import { runProgram } from '@/tools/process/run-program'

const TIMES = 100
const LIMIT = 1.2
const READS = 300
/** Each stay starts on a different day, because identical reads within seconds are shared. */
const STAYS = 200
const CHECKOUTS = 40
const CHANGES = 100
const PRICE_CENTS = 17900

const listTimes = z.object({ found: z.number(), guests: z.number(), today: z.number() })
const started = z.object({ sessionId: z.string() })
const paid = z.object({ bookingUrl: z.url() })
const dates = z.object({
  availableDates: z.array(z.object({ id: z.number(), date: z.string(), availableSpots: z.number() })),
})

/**
 * Measure latencies, one request at a time: with the data of a first season, and with a hundred times as much. Then
 * those of the office's pages, as multiples of the guest's page in the same run.
 */
export async function measureLatencyGrowth(
  { site, databaseUrl }: BenchSites,
  signal: AbortSignal,
): Promise<readonly BenchRow[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const changePage = await openChangePage(site)
    const measure = () => measureAll({ url: site.url, changePage, client, env: site.env, signal })
    await measure()
    const before = await measure()
    await multiplyData(client, TIMES)
    await measure()
    const after = await measure()
    const growth = Object.entries(before).map(([what, base]) =>
      compareWithBaseline({ what, base, site: after[what] ?? NaN, unit: 'ms', atMost: LIMIT }),
    )
    const guestPage = changePage.replace(/\/guests\?.*$/, '')
    return [...growth, ...(await measureOfficeLatency({ url: site.url, guestPage, client }))]
  } finally {
    await client.end()
  }
}

type Place = {
  url: string
  /** The URL of a page that previews a change: to compute the preview, it applies the change and rolls it back. */
  changePage: string
  client: pg.Client
  env: BenchSites['site']['env']
  signal: AbortSignal
}

async function measureAll(place: Place): Promise<Readonly<Record<string, number>>> {
  const { url, changePage, env, signal } = place
  const { availableDates } = dates.parse(await (await fetch(`${url}${AVAILABILITY_PATH}`)).json())
  const free = availableDates.filter(({ availableSpots }) => availableSpots > 0).slice(-CHECKOUTS)
  const availability = await timesOf(READS, () => expectOk(fetch(`${url}${AVAILABILITY_PATH}`)))
  const stay = await timesOf(Math.min(STAYS, availableDates.length), (index) =>
    expectOk(fetch(`${url}${stayFrom(availableDates[index]?.date ?? '')}`)),
  )
  const change = await timesOf(CHANGES, () => expectOk(fetch(changePage)))
  await place.client.query('TRUNCATE rate_limits')
  const checkout = await timesOf(free.length, (index) => holdSeat(url, free[index]?.id ?? 0))
  await place.client.query(`
    DELETE FROM checkouts WHERE state <> 'paid';
    DELETE FROM bookings WHERE customer_name = 'Bench' AND state = 'hold'`)
  const script = path.resolve('tools/bench/list-times.ts')
  const args = ['--conditions=react-server', '--import', 'tsx', script, availableDates[0]?.date ?? '']
  const { output } = await runProgram({ args, env, signal }, false)
  const lists = listTimes.parse(JSON.parse(output.trim().split('\n').at(-1) ?? 'null'))
  return {
    'availability of a tour': median(availability),
    'all tours on the days of a stay': median(stay),
    'holding a seat and opening the payment page': median(checkout),
    'a change, looked at on the guest’s page': median(change),
    'finding a guest by name': lists.found,
    'who comes on a day': lists.guests,
    'what wants a person today': lists.today,
  }
}

/** The URL for the longest stay allowed. */
function stayFrom(day: Day): string {
  return `/api/stay?from=${day}&to=${addDays(day, MAX_STAY_DAYS - 1)}&adults=2&children=2`
}

async function timesOf(count: number, work: (index: number) => Promise<void>): Promise<readonly number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const begin = performance.now()
    await work(index)
    times.push(performance.now() - begin)
  }
  return times
}

/** Book and pay, and return the URL of the page that previews adding a guest. */
async function openChangePage({ url, env }: BenchSites['site']): Promise<string> {
  const { availableDates } = dates.parse(await (await fetch(`${url}${AVAILABILITY_PATH}`)).json())
  const departure = availableDates.findLast(({ availableSpots }) => availableSpots > 1)
  const { sessionId } = started.parse(await (await requestSeat(url, departure?.id ?? 0)).json())
  const body = JSON.stringify({ session: sessionId })
  await expectOk(fetch(`${env.STRIPE_API_BASE}/__test/pay`, { method: 'POST', body }))
  const { bookingUrl } = paid.parse(await (await fetch(`${url}/api/checkout?session_id=${sessionId}`)).json())
  return `${url}${new URL(bookingUrl).pathname}/guests?adults=2&children=0`
}

function holdSeat(url: string, departureId: number): Promise<void> {
  return expectOk(requestSeat(url, departureId))
}

function requestSeat(url: string, departureId: number): Promise<Response> {
  const euros = PRICE_CENTS / 100
  const body = {
    amount: euros,
    currency: 'eur',
    metadata: {
      tour_id: 1,
      tour_date_id: departureId,
      customer_name: 'Bench',
      customer_email: `bench${departureId}@example.com`,
      adults: 1,
      children: 0,
      total_price: euros,
    },
  }
  // Make each guest a different client, all behind one proxy.
  const client = `10.0.${(departureId >> 8) & 255}.${departureId & 255}`
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': client }
  return fetch(`${url}/api/checkout`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function expectOk(answering: Promise<Response>): Promise<void> {
  const answer = await answering
  const text = await answer.text()
  if (!answer.ok) throw new Failure(`${answer.url} answered ${answer.status}: ${text}`)
}
