import { setTimeout as pause } from 'node:timers/promises'
import { type Guest } from '@/tests/faults/guest'
import { type Stage } from '@/tests/faults/stage'

/** A form of a booking's own page, whose preview stands at an address and which goes to another. */
type Form = {
  readonly preview: string
  readonly action: 'change' | 'choose' | 'pay'
  readonly fields?: Readonly<Record<string, string>>
}

const TIMEOUT_MS = 90_000
const AGAIN_MS = 400

/**
 * Look at a preview and confirm it, as a browser without JavaScript does; after a fault look again, at the other site, as
 * somebody does who was told nothing.
 */
export async function sendForm(stage: Stage, guest: Guest, form: Form): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  for (let tries = 0; ; tries++) {
    const site = stage.sites[(guest.prefers + tries) % stage.sites.length]
    stage.count.requests += 1
    const wrong = site ? await confirm(`${site.url}${guest.page}`, guest, form) : 'no site'
    if (wrong === null) return
    stage.count.retries += 1
    if (Date.now() > end) throw new Error(`${guest.email} cannot confirm ${form.preview}: ${wrong}`)
    await pause(AGAIN_MS)
  }
}

/** Answers what is wrong; null when it is done, now or before. */
async function confirm(page: string, { headers }: Guest, form: Form): Promise<string | null> {
  const client = { 'x-forwarded-for': headers['x-forwarded-for'] ?? '' }
  const options = { headers: client, signal: AbortSignal.timeout(45_000) }
  try {
    const preview = await (await fetch(`${page}/${form.preview}`, options)).text()
    const terms = /name="terms"[^>]*value="([^"]*)"/.exec(preview)?.[1]?.replaceAll('&quot;', '"')
    const body = new URLSearchParams({ ...form.fields, ...(terms === undefined ? {} : { terms }) })
    const answer = await fetch(`${page}/${form.action}`, {
      ...options,
      method: 'POST',
      redirect: 'manual',
      body,
    })
    const leads = answer.headers.get('location') ?? ''
    return answer.status === 303 && !/outdated|unpayable/.test(leads) ? null : `${answer.status} ${leads}`
  } catch (error) {
    return String(error)
  }
}
