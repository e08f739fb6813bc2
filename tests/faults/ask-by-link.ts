import { type Way } from '@/tests/faults/link-ways'
import { type Link } from '@/tests/faults/wrong-links'
import { type Stage } from '@/tests/faults/stage'

/** The response to a visitor with a link, and its duration in milliseconds. */
export type Told = {
  readonly status: number
  /** Status, headers and body, without what differs between responses: time, id, nonce and token. */
  readonly text: string
  readonly ms: number
}

type Asked = Link & Way & { readonly client: string }

/** Next's separator between two parts of a page's data, wherever it splits them. */
const PARTED = /"\]\)<\/script><script[^>]*>self\.__next_f\.push\(\[1,"/g

/** Headers that differ in each response. */
const OWN = ['date', 'x-request-id']

/** Ask the sites alternately. */
export async function askByLink({ sites, count }: Stage, asked: Asked): Promise<Told> {
  const { word, token, method, rest, client } = asked
  count.requests += 1
  const site = sites[count.requests % 2 === 0 ? 0 : 1]
  const body = method === 'POST' ? { body: new URLSearchParams({ terms: 'x' }) } : {}
  const began = performance.now()
  const answer = await fetch(`${site.url}/${word}/${token}${rest}`, {
    method,
    headers: { 'x-forwarded-for': client },
    redirect: 'manual',
    ...body,
  })
  const told = await answer.text()
  const ms = performance.now() - began
  const policy = answer.headers.get('content-security-policy') ?? ''
  const [, nonce = 'no nonce'] = /'nonce-([^']+)'/.exec(policy) ?? []
  const headers = [...answer.headers].filter(([name]) => !OWN.includes(name)).map((pair) => pair.join(': '))
  const text = [answer.status, ...headers.sort(), '', told].join('\n').replaceAll(nonce, 'NONCE')
  return { status: answer.status, text: text.replaceAll(token, 'TOKEN').replaceAll(PARTED, ''), ms }
}

let clients = 0

/** A client that has not sent a request yet. */
export function aClient(): string {
  clients += 1
  return `10.251.${clients >> 8}.${clients & 255}`
}
