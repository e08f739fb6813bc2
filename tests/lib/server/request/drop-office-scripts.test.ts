import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo } from 'node:net'
import { dropOfficeScripts, withoutNextScripts } from '@/lib/server/request/drop-office-scripts'

const PAGE = `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/><link rel="preload" href="/other.css" as="style"/><link rel="stylesheet" href="/a.css"/>
<script src="/_next/static/a.js" async=""></script></head><body><p>Tämä</p><script data-office src="/office.js"></script>
<script>self.__next_f.push([1,"<script>"])</script></body></html>`
const LEFT = `<html><head><link rel="stylesheet" href="/a.css"/>
</head><body><p>Tämä</p><script data-office src="/office.js"></script>
</body></html>`

test('Next’s scripts and their preloads are left out, ours stay', () => {
  expect(withoutNextScripts(PAGE)).toBe(LEFT)
})

/** Send a request through the step to a site that writes its response in two pieces, within a letter. */
async function askFor(path: string, contentType = 'text/html; charset=utf-8'): Promise<string> {
  const site: RequestListener = (request, response) => {
    dropOfficeScripts(request, response)
    response.setHeader('Content-Type', contentType)
    const bytes = Buffer.from(PAGE)
    const at = bytes.indexOf('ä') + 1
    response.write(bytes.subarray(0, at), () => response.end(bytes.subarray(at)))
  }
  const server = createServer(site).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    return await answer.text()
  } finally {
    server.close()
  }
}

test.each(['/office', '/office?sent', '/office/today', '/office/bookings/LL-7KM4QD'])(
  '%s has none of them',
  async (path) => {
    expect(await askFor(path)).toBe(LEFT)
  },
)

test.each([
  ['/officer', undefined],
  ['/office.js', undefined],
  ['/', undefined],
  ['/office/departures/1/print', 'application/pdf'],
])('%s is sent as it is', async (path, contentType) => {
  expect(await askFor(path, contentType)).toBe(PAGE)
})
