import { z } from 'zod'

const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    client_reference_id: z.string(),
    payment_status: z.string(),
    payment_intent: z.string().nullable(),
    amount_total: z.int(),
  }),
)

const ANSWER_MS = 30_000

/** What the stand-in for Stripe knows. */
export type StripeAccountView = {
  readonly sessions: z.infer<typeof sessionsSchema>
  readonly refunds: readonly unknown[]
}

export async function readStripe(url: string): Promise<StripeAccountView> {
  return {
    sessions: sessionsSchema.parse(await control(url, 'sessions')),
    refunds: z.array(z.unknown()).parse(await control(url, 'refunds')),
  }
}

export async function payOnStripe(url: string, session: string): Promise<void> {
  await control(url, 'pay', { session })
}

/** Let the fake Stripe deliver events again soon, for as long as a failover may take. */
export async function redeliverSoon(url: string): Promise<void> {
  const backoffMs = [200, 500, 1_000, ...Array.from({ length: 17 }, () => 5_000)]
  await control(url, 'switches', { backoffMs })
}

/** Use one of the fake Stripe's controls, see tools/stripe/test-controls.ts. */
async function control(url: string, path: string, order?: object): Promise<unknown> {
  const told = order && { method: 'POST', body: JSON.stringify(order) }
  const answer = await fetch(`${url}/__test/${path}`, { ...told, signal: AbortSignal.timeout(ANSWER_MS) })
  if (!answer.ok) throw new Error(`stand-in for Stripe, ${path}: ${await answer.text()}`)
  return answer.json()
}
