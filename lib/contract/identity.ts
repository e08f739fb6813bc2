import { z } from 'zod'

export const identityQuery = z.object({ mark: z.string().min(1).max(100) })

/** What a site says about itself to someone who has put a mark into its database. */
const identitySchema = z.object({
  buildId: z.string(),
  /** Node's version. */
  node: z.string(),
  /** The address that the request's limits were counted for. */
  client: z.string(),
  /** `X-Forwarded-For` as it arrived, and how many of its last entries were believed. */
  forwardedFor: z.string(),
  trustedHops: z.number(),
})

export type Identity = z.infer<typeof identitySchema>

/** The response of `GET /api/identity`; `mac` is made with the mark's secret. */
export const signedIdentitySchema = identitySchema.extend({ mac: z.string() })

/** The text that `mac` signs: every field in this order. */
export function identityText({ buildId, node, client, forwardedFor, trustedHops }: Identity): string {
  return JSON.stringify([buildId, node, client, forwardedFor, trustedHops])
}
