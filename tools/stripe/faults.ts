import { type StandInResponse, standInJsonResponse } from '@/tools/stripe/stand-in-response'
import { z } from 'zod'

export const faultSchema = z.strictObject({
  /** How many API requests the fault affects. */
  times: z.int().min(0).default(1),
  /** The fault affects only requests whose path begins with this. */
  path: z.string().default('/v1/'),
  method: z.enum(['GET', 'POST']).optional(),
  delayMs: z.int().min(0).default(0),
  /** The response's status; null for the real one. */
  status: z.int().min(200).max(599).nullable().default(null),
  /** The response's body; null for the real one, or for one of Stripe's errors if only `status` is set. */
  body: z.string().nullable().default(null),
  /** Whether to cut the connection instead of responding. */
  isCut: z.boolean().default(false),
  /** Whether the request is still carried out, so that only its response is lost. */
  isCarriedOut: z.boolean().default(false),
  /**
   * Whether the faulty response is stored under the request's idempotency key, as Stripe stores its own errors for a
   * day.
   */
  isKept: z.boolean().default(false),
})

export type Fault = z.infer<typeof faultSchema>

export type FaultQueue = {
  readonly add: (fault: Fault) => void
  readonly clear: () => void
  /** Find the fault that affects this request, and use it up once; null if none does. */
  readonly next: (method: string, path: string) => Fault | null
}

export function createFaultQueue(): FaultQueue {
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

/** Whether a fault changes the response, rather than only delaying it. */
export function altersResponse({ status, body, isCut }: Fault): boolean {
  return isCut || status !== null || body !== null
}

export function applyFault(answer: StandInResponse, fault: Fault | null): StandInResponse {
  if (!fault || !altersResponse(fault)) return answer
  const { status, body } = fault
  if (body !== null) return { ...answer, status: status ?? answer.status, body }
  const error = { message: 'An unknown error occurred.', type: 'api_error' }
  return { ...standInJsonResponse(status ?? 500, { error }), headers: answer.headers }
}
