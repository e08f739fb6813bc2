import assert from 'node:assert/strict'
import { type Guest, type Stage } from '@/tests/faults/stage'

/** A response and its duration. */
export type Answer = { readonly status: number; readonly retryAfter: string | null; readonly ms: number }

/** The longest a visitor waits. Source: the contract's 15 seconds. */
const LONGEST_MS = 15_000

/** A call that hangs counts as no response. */
const HANGING_MS = 60_000

/** Request seats from a site once; a visitor asked to retry does so at another site. */
export function askForSeats(stage: Stage, url: string, { method, headers, input }: Guest): Promise<Answer> {
  const path = method === 'card' ? '/api/checkout' : '/api/crypto-bookings'
  return askOnce(stage, url + path, { method: 'POST', headers, body: JSON.stringify(input) })
}

export async function askOnce(stage: Stage, url: string, init?: RequestInit): Promise<Answer> {
  stage.count.requests += 1
  const began = performance.now()
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(HANGING_MS) })
  await answer.arrayBuffer()
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    ms: performance.now() - began,
  }
}

/** Expect a visitor who could not be served to hear so in time, and when to retry. */
export function expectToldInTime(answers: readonly Answer[]): void {
  for (const { status, retryAfter, ms } of answers) {
    assert.ok(ms < LONGEST_MS, `an answer took ${Math.round(ms)} ms`)
    if (status < 500) continue
    assert.equal(status, 503, 'who is stuck is answered')
    assert.ok(Number(retryAfter) > 0, '503 comes with Retry-After')
  }
}
