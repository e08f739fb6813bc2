import { type Answer, jsonAnswer } from '@/tools/stripe/answer'
import { z } from 'zod'

export const faultSchema = z.strictObject({
  /** How many requests of the API it meets. */
  times: z.int().min(0).default(1),
  /** Only requests whose path begins so. */
  path: z.string().default('/v1/'),
  method: z.enum(['GET', 'POST']).optional(),
  delayMs: z.int().min(0).default(0),
  /** Null: the true status. */
  status: z.int().min(200).max(599).nullable().default(null),
  /** Null: the true body, or an error of Stripe's with a status of 400 and more. */
  body: z.string().nullable().default(null),
  /** Cut the connection instead of answering. */
  isCut: z.boolean().default(false),
  /** Whether the request is carried out all the same: an answer that is lost. */
  isCarriedOut: z.boolean().default(false),
  /** Whether the spoilt answer is kept under the request's key, as Stripe keeps an error of its own for a day. */
  isKept: z.boolean().default(false),
})

export type Fault = z.infer<typeof faultSchema>

export type Faults = {
  readonly add: (fault: Fault) => void
  readonly clear: () => void
  /** The fault that meets this request. */
  readonly next: (method: string, path: string) => Fault | null
}

export function createFaults(): Faults {
  let waiting: readonly Fault[] = []
  return {
    add(fault) {
      waiting = [...waiting, fault]
    },
    clear() {
      waiting = []
    },
    next(method, path) {
      const found = waiting.find(
        (fault) => path.startsWith(fault.path) && (fault.method ?? method) === method,
      )
      if (!found) return null
      waiting = waiting.flatMap((fault) => {
        if (fault !== found) return [fault]
        return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : []
      })
      return found
    },
  }
}

/** Whether a fault changes the answer, and does not only delay it. */
export function isSpoiling({ status, body, isCut }: Fault): boolean {
  return isCut || status !== null || body !== null
}

export function spoil(answer: Answer, fault: Fault | null): Answer {
  if (!fault || !isSpoiling(fault)) return answer
  const { status, body } = fault
  if (body !== null) return { ...answer, status: status ?? answer.status, body }
  const error = { message: 'An unknown error occurred.', type: 'api_error' }
  return { ...jsonAnswer(status ?? 500, { error }), headers: answer.headers }
}
