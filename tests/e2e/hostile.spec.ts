import { connect } from 'node:net'
import { expect, test } from '@/tests/e2e/test'
import { film } from '@/content/film'
import { siteUrl } from '@/tests/e2e/running-sites'

/* A real server, asked by hand: nothing here needs a browser. */

const NOWHERE = `${siteUrl}/nothing-here`
const ROUNDS = 5

/** So many pages that are not there cost as much as one request that hurts nobody. Those that froze the site: 100. */
const HARMLESS = 10

async function statusOf(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  return answer.status
}

/** The shortest of some rounds, in milliseconds: a pause of the machine is not there in each. */
async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now()
    await ask()
    times.push(performance.now() - startedAt)
  }
  return Math.min(...times)
}

test('an address that is no picture’s is refused before anybody reads it, and holds nobody up', async () => {
  const hostile = `${siteUrl}/_next/image?url=%2Frobots.txt%23${'%3F'.repeat(3040)}&w=640&q=75`
  expect(await statusOf(hostile)).toBe(404)
  const calm = await timeOf(() => statusOf(NOWHERE))
  expect(await timeOf(() => statusOf(hostile))).toBeLessThan(calm * HARMLESS)
})

for (const sign of ['_', '-', 'a']) {
  test(`a browser that calls itself 15,000 times "${sign}" holds nobody up`, async () => {
    const headers = { 'user-agent': sign.repeat(15_000) }
    expect(await statusOf(NOWHERE, headers)).toBe(404)
    const calm = await timeOf(() => statusOf(NOWHERE))
    expect(await timeOf(() => statusOf(NOWHERE, headers))).toBeLessThan(calm * HARMLESS)
  })
}

test('a query of thousands of fields is refused, and holds nobody up', async () => {
  const hostile = `${siteUrl}/api/tours?${'a&'.repeat(3900)}`
  expect(await statusOf(hostile)).toBe(414)
  const calm = await timeOf(() => statusOf(NOWHERE))
  expect(await timeOf(() => statusOf(hostile))).toBeLessThan(calm * HARMLESS)
})

test('a client that offers another protocol is answered in this one', async () => {
  for (const protocol of ['h2c', 'websocket']) {
    const answer = await askByHand(`GET /api/health HTTP/1.1`, { Connection: 'Upgrade', Upgrade: protocol })
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  }
})

/** The first bytes of an answer to a request that `fetch` does not send; empty when the connection ends before them. */
function askByHand(line: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const { hostname, port } = new URL(siteUrl)
  const fields = Object.entries({ Host: hostname, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.write(`${line}\r\n${fields.join('')}\r\n`)
    socket.once('data', (bytes) => {
      resolve(bytes.toString('latin1'))
      socket.destroy()
    })
    socket.once('close', () => resolve(''))
    socket.once('error', reject)
    socket.setTimeout(10_000, () => socket.destroy())
  })
}

test('an address longer than any that we gave is refused', async () => {
  expect(await statusOf(`${NOWHERE}?${'a'.repeat(9000)}`)).toBe(414)
})

for (const [range, status] of [
  ['bytes=0-9', 206],
  ['bytes=-9', 206],
  ['bytes=99999999-', 416],
  ['bytes=-0', 416],
  ['bytes=5-2', 200],
  ['bytes=?a', 200],
  ['lines=1-2', 200],
] as const) {
  test(`of the film and of pictures, ${range} is answered with ${status}`, async () => {
    for (const file of [film.sources[1].file, '/images/fox-tracks-evening-snow.webp']) {
      const answer = await fetch(siteUrl + file, { headers: { range } })
      const body = await answer.arrayBuffer()
      expect({ file, status: answer.status }).toEqual({ file, status })
      if (status === 206) expect(body.byteLength).toBe(range === 'bytes=0-9' ? 10 : 9)
      if (status === 416) expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/)
    }
  })
}
