import { z } from 'zod'
import { readJson } from '@/lib/http/read-json'
import { RefusedError } from '@/lib/http/respond'
import { FILLED_HEADER, LEAST_FILLING_MS, TRAP_FIELD } from '@/lib/contract/proof'

const trap = z.object({ [TRAP_FIELD]: z.unknown() })

export type Sent<Asked> = {
  readonly asked: Asked
  /** The field that nobody sees is filled in, or the form was sent sooner than people send. A doubt, no refusal. */
  readonly looksAutomatic: boolean
}

/** Parse a form's JSON body, and say how it was filled in. Throws `RefusedError` with a text for the visitor. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<Sent<z.output<Schema>>> {
  const body = await readJson(request)
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const error = issue && issue.path.length > 0 ? issue.message : 'The request must be a JSON object.'
    throw new RefusedError(400, { error, code: 'invalid' })
  }
  return { asked: parsed.data, looksAutomatic: isTrapped(body) || isHasty(request) }
}

function isTrapped(body: unknown): boolean {
  const found = trap.safeParse(body).data?.[TRAP_FIELD]
  return found !== undefined && found !== null && found !== ''
}

function isHasty(request: Request): boolean {
  const filled = request.headers.get(FILLED_HEADER)
  // Not every call comes from a form, and a form says it in digits.
  return filled !== null && !(/^\d{1,15}$/.test(filled) && Number(filled) >= LEAST_FILLING_MS)
}
