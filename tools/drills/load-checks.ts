import https from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, ClosedConnection } from '@/tools/drills/ask'
import { type Check, type Finding, type Stage } from '@/tools/drills/check'
import { type Proxy } from '@/tools/drills/start-proxy'

const CLIENTS = 20
const BEFORE_MS = 3_000
/** How long the load continues afterwards: longer than either proxy treats a failed instance as down. */
const AFTER_MS = 12_000

export const LOAD_CHECKS: readonly Check[] = [
  { name: 'the proxy reloads under load', expected: 'no failure', run: reloadProxy },
  { name: 'an instance is taken out and stops under load', expected: 'no failure', run: stopInstance },
  { name: 'and starts again', expected: 'no failure', run: startInstance },
  { name: 'an instance is killed (-9) under load', expected: 'what was under way alone', run: killInstance },
  { name: 'and starts again', expected: 'no failure', run: startInstance },
]

function reloadProxy({ proxy }: Stage): Promise<Finding> {
  return underLoad(proxy, async () => proxy.reload())
}

function stopInstance({ proxy, sites: [first] }: Stage): Promise<Finding> {
  return underLoad(proxy, async () => {
    proxy.takeOut(first.port)
    await first.program().stop()
  })
}

function startInstance({ proxy, sites: [first] }: Stage): Promise<Finding> {
  return underLoad(proxy, async () => {
    await first.start()
    proxy.putBack(first.port)
  })
}

async function killInstance({ proxy, sites: [first] }: Stage): Promise<Finding> {
  return underLoad(proxy, first.program().kill, CLIENTS)
}

type Question = {
  readonly path: string
  readonly method: string
  readonly wanted: number
  readonly body?: string
}

type Load = { asked: number; repeated: number; readonly failures: Map<string, number> }

/**
 * Do something while clients with kept connections send GET and POST requests. A kill may cost each client the request
 * that is in progress.
 */
async function underLoad(proxy: Proxy, work: () => Promise<void>, allowed = 0): Promise<Finding> {
  const load: Load = { asked: 0, repeated: 0, failures: new Map() }
  const stop = new AbortController()
  const clients = Array.from({ length: CLIENTS }, (_, index) => keepAsking(proxy, load, index, stop.signal))
  await pause(BEFORE_MS)
  await work()
  await pause(AFTER_MS)
  stop.abort()
  await Promise.all(clients)
  const failed = [...load.failures].map(([what, count]) => `${count} × ${what}`)
  const count = [...load.failures.values()].reduce((sum, one) => sum + one, 0)
  return {
    seen: `${failed.join(', ') || 'none'} of ${load.asked}${load.repeated ? `; ${load.repeated} repeated` : ''}`,
    isGood: count <= allowed,
  }
}

const QUESTIONS: readonly [Question, ...Question[]] = [
  { path: '/', method: 'GET', wanted: 200 },
  { path: '/api/availability?tourId=1', method: 'GET', wanted: 200 },
  { path: '/api/checkout/webhook', method: 'POST', wanted: 400, body: '{}' },
]

async function keepAsking(proxy: Proxy, load: Load, index: number, signal: AbortSignal): Promise<void> {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { 'content-type': 'application/json' }
  for (let turn = index; !signal.aborted; turn++) {
    const { wanted, ...question } = QUESTIONS[turn % QUESTIONS.length] ?? QUESTIONS[0]
    const send = () => ask(proxy, { ...question, headers, agent }).then(({ status }) => status)
    const sendAgain = (error: unknown) => {
      if (!(error instanceof ClosedConnection)) throw error
      load.repeated++
      return send()
    }
    const seen = await send()
      .catch(sendAgain)
      .catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
    load.asked++
    if (seen === wanted) continue
    const what = `${question.method} ${seen}`
    load.failures.set(what, (load.failures.get(what) ?? 0) + 1)
  }
  agent.destroy()
}
