import { aClient } from '@/tests/faults/ask-by-link'
import { type Stage } from '@/tests/faults/stage'
import { eventually } from '@/tests/support/eventually'

const LINK = /\/office\/enter\/([\w-]{56})/g
const TIMEOUT_MS = 60_000

/** What a browser says of a form on one of our own pages. */
const OWN_FORM = { 'sec-fetch-site': 'same-origin' }

export type OfficeAsk = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'HEAD'
  /** The value of the office's cookie. */
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly fields?: Readonly<Record<string, string>>
  readonly client?: string
  /** Which instance to ask. */
  readonly at?: string
}

export type OfficeAnswer = {
  readonly status: number
  readonly location: string
  /** The cookie that the answer sets. */
  readonly cookie: string
  readonly text: string
  readonly ms: number
}

/** Ask for a page of the office or send one of its forms, as some browser. */
export async function askOffice(stage: Stage, path: string, ask: OfficeAsk = {}): Promise<OfficeAnswer> {
  const { method = 'GET', cookie, headers = OWN_FORM, fields = {}, client = aClient() } = ask
  stage.count.requests += 1
  const began = performance.now()
  const answer = await fetch(`${ask.at ?? stage.sites[0].url}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, 'x-forwarded-for': client, ...(cookie && { cookie: `office=${cookie}` }) },
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  })
  const text = await answer.text()
  const ms = performance.now() - began
  const [, set = ''] = /office=([\w-]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  return { status: answer.status, location: answer.headers.get('location') ?? '', cookie: set, text, ms }
}

/** Ask for a link to the office, and read it in the mailbox. Returns its token. */
export async function requestToken(stage: Stage, email: string): Promise<string> {
  const known = await tokensIn(stage)
  await askOffice(stage, '/office/send', { method: 'POST', fields: { email } })
  let token = ''
  await eventually(async () => {
    token = (await tokensIn(stage)).find((one) => !known.includes(one)) ?? ''
    return token === '' ? 'no link has come' : null
  }, TIMEOUT_MS)
  return token
}

/** Sign in as somebody. Returns the value of the cookie. */
export async function signIn(stage: Stage, email: string): Promise<string> {
  const token = await requestToken(stage, email)
  return (await askOffice(stage, `/office/enter/${token}/open`, { method: 'POST' })).cookie
}

async function tokensIn({ mailbox }: Stage): Promise<readonly string[]> {
  const emails = await mailbox.emails()
  return emails.flatMap(({ text }) => [...text.matchAll(LINK)].map(([, token = '']) => token))
}
