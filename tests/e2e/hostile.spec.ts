import { connect } from 'node:net'
import { expect, test } from '@/tests/e2e/test'
import { film } from '@/content/film'
import { siteUrl } from '@/tests/e2e/running-sites'

/* Raw requests to a real server; nothing here needs a browser. */

const NOWHERE = `${siteUrl}/nothing-here`

async function statusOf(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  return answer.status
}

test('a URL that is no picture’s is refused early', async () => {
  expect(await statusOf(`${siteUrl}/_next/image?url=%2Frobots.txt%23${'%3F'.repeat(3040)}&w=640&q=75`)).toBe(
    404,
  )
})

for (const sign of ['_', '-', 'a']) {
  test(`a browser that calls itself 15,000 times "${sign}" is answered`, async () => {
    expect(await statusOf(NOWHERE, { 'user-agent': sign.repeat(15_000) })).toBe(404)
  })
}

test('a query with thousands of fields is refused', async () => {
  expect(await statusOf(`${siteUrl}/api/tours?${'a&'.repeat(3900)}`)).toBe(414)
})

test('a path that cannot be decoded is an unknown page, not an error', async ({ request }) => {
  for (const path of ['/blog/%E0%A4%A', '/api/tours/%zz', '/og/%ff']) {
    expect((await fetch(`${siteUrl}${path}`)).status).toBe(404)
  }
  const put = await request.put('/api/requests/contact')
  expect(put.status()).toBe(405)
  expect(put.headers().allow).toBe('POST, OPTIONS')
  const options = await request.fetch('/api/requests/contact', { method: 'OPTIONS' })
  expect(options.headers().allow).toBe('POST, OPTIONS')
})

test('a client that offers another protocol gets a response in this one', async () => {
  for (const protocol of ['h2c', 'websocket']) {
    const answer = await askByHand(`GET /api/health HTTP/1.1`, { Connection: 'Upgrade', Upgrade: protocol })
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  }
})

/** The first bytes of the response to a request that `fetch` cannot send; empty if the connection ends first. */
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

test('a URL longer than any of ours is refused', async () => {
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
