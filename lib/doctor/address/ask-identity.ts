import { signedIdentitySchema, identityText } from '@/lib/contract/identity'
import { isSignedWithMark, type SiteMark } from '@/lib/db/connection/site-marks'
import { ask, type Question } from '@/lib/doctor/address/ask'
import { type IdentityAnswer } from '@/lib/doctor/site'

const ROUTE = '/api/identity'

/** Ask the server at a URL about the mark in our database. Throws Node's error if there is no reply. */
export async function askIdentity(
  base: string,
  mark: SiteMark,
  question: Question = {},
): Promise<IdentityAnswer> {
  const { status, body } = await ask(`${base}${ROUTE}?mark=${mark.id}`, question)
  if (status !== 200) return { kind: 'other', seen: `${ROUTE} answers ${status}` }
  const said = signedIdentitySchema.safeParse(parseJson(body.toString()))
  if (!said.success) return { kind: 'other', seen: `${ROUTE} answers something else` }
  const { mac, ...identity } = said.data
  if (!isSignedWithMark(mark, identityText(identity), mac))
    return { kind: 'other', seen: `${ROUTE} answers without our database's secret` }
  return { kind: 'proved', identity }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
