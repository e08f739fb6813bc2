import { setTimeout as pause } from 'node:timers/promises'
import { countRetry } from '@/tests/faults/guest'
import { type Guest, type Stage } from '@/tests/faults/stage'

/** A form of a booking's page, with the URL of its preview and the URL that it posts to. */
type Form = {
  readonly preview: string
  readonly action: 'cancel/confirm' | 'change' | 'choose' | 'pay'
  readonly fields?: Readonly<Record<string, string>>
}

const TIMEOUT_MS = 90_000
const AGAIN_MS = 400

/**
 * Open a preview and confirm it, as a browser without JavaScript does. After an error try again at the other site, like
 * a guest who got no response.
 */
export async function sendForm(stage: Stage, guest: Guest, form: Form): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  for (let tries = 0; ; tries++) {
    const site = stage.sites[(guest.prefers + tries) % stage.sites.length]
    stage.count.requests += 1
    const answer = site ? await confirm(`${site.url}${guest.page}`, guest, form) : null
    if (answer && isDone(answer)) return
    countRetry(stage, answer)
    if (Date.now() > end) throw new Error(`${guest.email} cannot confirm ${form.preview}: ${answer?.status}`)
    await pause(AGAIN_MS)
  }
}

type Answer = { readonly status: number; readonly leads: string; readonly retryAfter: string | null }

/** Now or earlier. */
const isDone = ({ status, leads }: Answer) => status === 303 && !/outdated|unpayable/.test(leads)

/** The response to the form, or its preview if that was not shown; null if there is no response. */
async function confirm(page: string, { headers }: Guest, form: Form): Promise<Answer | null> {
  const client = { 'x-forwarded-for': headers['x-forwarded-for'] ?? '' }
  const options = { headers: client, signal: AbortSignal.timeout(45_000) }
  try {
    const preview = await fetch(`${page}/${form.preview}`, options)
    const shown = await preview.text()
    if (!preview.ok) return answerOf(preview)
    const terms = /name="terms"[^>]*value="([^"]*)"/.exec(shown)?.[1]?.replaceAll('&quot;', '"')
    const body = new URLSearchParams({ ...form.fields, ...(terms === undefined ? {} : { terms }) })
    const action = { ...options, method: 'POST', redirect: 'manual', body } as const
    return answerOf(await fetch(`${page}/${form.action}`, action))
  } catch {
    return null
  }
}

function answerOf({ status, headers }: Response): Answer {
  return { status, leads: headers.get('location') ?? '', retryAfter: headers.get('retry-after') }
}
