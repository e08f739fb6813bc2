import { z } from 'zod'

export const identityQuery = z.object({ mark: z.string().min(1).max(100) })

/** What a site reports about itself to someone who has put a mark into its database. */
const identitySchema = z.object({
  buildId: z.string(),
  /** The version of Node.js that the site runs on. */
  node: z.string(),
  /** The client address that the request's rate limits were counted for. */
  client: z.string(),
  /** `X-Forwarded-For` as it arrived, and how many of its last entries were trusted. */
  forwardedFor: z.string(),
  trustedHops: z.number(),
})

export type Identity = z.infer<typeof identitySchema>

/** The response of `GET /api/identity`. `mac` is made with the secret of the mark. */
export const signedIdentitySchema = identitySchema.extend({ mac: z.string() })

/** The text that `mac` signs: every field of the identity, in this order. */
export function identityText({ buildId, node, client, forwardedFor, trustedHops }: Identity): string {
  return JSON.stringify([buildId, node, client, forwardedFor, trustedHops])
}
