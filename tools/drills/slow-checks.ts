import { once } from 'node:events'
import https from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, connectTo } from '@/tools/drills/ask'
import { type Check, type Finding, type Stage } from '@/tools/drills/check'
import { type Proxy } from '@/tools/drills/start-proxy'

const SECOND = 1000
/** How long a slow client takes: longer than the site (30 s) and its proxies wait for a request. */
const SLOW_SECONDS = 70
const IDLE_SECONDS = 70
const SLOW_CLIENTS = 20
const ASK_EVERY_MS = 200

export const SLOW_CHECKS: readonly Check[] = [
  { name: '20 heads, one byte a second', expected: 'cut off, nobody else waits', run: sendSlowHeads },
  { name: '20 bodies, one byte a second', expected: 'nobody else waits', run: sendSlowBodies },
  { name: '20 readers, 1 KiB a second', expected: 'nobody else waits', run: readSlowly },
  { name: 'idle for 70 s, then a POST', expected: '400 on the same connection', run: idleThenPost },
]

function sendSlowHeads({ proxy }: Stage): Promise<Finding> {
  return withOthers(proxy, () => drip(proxy, ''), true)
}

function sendSlowBodies({ proxy }: Stage): Promise<Finding> {
  const lines = [
    'POST /api/requests/contact HTTP/1.1',
    `Host: ${proxy.name}`,
    'Content-Type: application/json',
  ]
  return withOthers(proxy, () => drip(proxy, [...lines, 'Content-Length: 20000', '', ''].join('\r\n')), false)
}

/**
 * Send the start of a request, then a byte a second. Returns the seconds until the connection was closed; null if it
 * never was.
 */
async function drip(proxy: Proxy, beginning: string): Promise<number | null> {
  const socket = await connectTo(proxy)
  socket.on('error', () => {}).resume()
  const begin = performance.now()
  socket.write(beginning || 'GET / HTTP/1.1\r\nX-Slow: ')
  for (let second = 0; second < SLOW_SECONDS && !isOver(socket); second++) {
    socket.write('a')
    await pause(SECOND)
  }
  const seconds = Math.round((performance.now() - begin) / SECOND)
  const wasClosed = isOver(socket)
  socket.destroy()
  return wasClosed ? seconds : null
}

function isOver({
  destroyed,
  readableEnded,
}: {
  readonly destroyed: boolean
  readonly readableEnded: boolean
}): boolean {
  return destroyed || readableEnded
}

function readSlowly({ proxy }: Stage): Promise<Finding> {
  const read = async (): Promise<number | null> => {
    const socket = await connectTo(proxy)
    socket.on('error', () => {})
    socket.write(`GET /film/hero-loop.h264.mp4 HTTP/1.1\r\nHost: ${proxy.name}\r\n\r\n`)
    for (let second = 0; second < SLOW_SECONDS && !isOver(socket); second++) {
      socket.read(1024)
      await pause(SECOND)
    }
    socket.destroy()
    return null
  }
  return withOthers(proxy, read, false)
}

/** Keep slow clients connected, and request a page and some dates in the meantime. */
async function withOthers(
  proxy: Proxy,
  beSlow: () => Promise<number | null>,
  mustBeCut: boolean,
): Promise<Finding> {
  let isOver = false
  const slow = Promise.all(Array.from({ length: SLOW_CLIENTS }, beSlow)).finally(() => (isOver = true))
  let [asked, failed, longestMs] = [0, 0, 0]
  while (!isOver) {
    const begin = performance.now()
    const path = asked++ % 2 ? '/' : '/api/availability?tourId=1'
    const status = await ask(proxy, { path }).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status !== 200) failed++
    longestMs = Math.max(longestMs, performance.now() - begin)
    await pause(ASK_EVERY_MS)
  }
  const cut = (await slow).filter((seconds) => seconds !== null)
  const others = `others: ${asked - failed} of ${asked}, ${Math.round(longestMs)} ms at most`
  return {
    seen: `${cut.length > 0 ? `${cut.length} cut off after ${Math.max(...cut)} s` : 'none cut off'}; ${others}`,
    isGood: failed === 0 && (!mustBeCut || cut.length === SLOW_CLIENTS),
  }
}

async function idleThenPost({ proxy }: Stage): Promise<Finding> {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 1 })
  await ask(proxy, { path: '/api/tours', agent })
  const [socket] = Object.values(agent.freeSockets).flat()
  const closed = socket && once(socket, 'close').then(() => true)
  const wasClosed = await Promise.race([closed, pause(IDLE_SECONDS * SECOND, false)])
  const headers = { 'content-type': 'application/json' }
  const question = { path: '/api/checkout/webhook', method: 'POST', headers, body: '{}', agent }
  const { status } = await ask(proxy, question)
  agent.destroy()
  return {
    seen: `${status}${wasClosed ? ' on a new connection' : ''}`,
    isGood: status === 400 && wasClosed === false,
  }
}
