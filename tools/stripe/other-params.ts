import { z } from 'zod'
import { expand, integer, metadata, text } from '@/tools/stripe/form-fields'

const page = {
  limit: integer({ min: 1 }).pipe(z.int().max(100)).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
  expand,
}

const created = z
  .union([
    integer().transform((at) => ({ gte: at, lte: at })),
    z.strictObject({
      gt: integer().optional(),
      gte: integer().optional(),
      lt: integer().optional(),
      lte: integer().optional(),
    }),
  ])
  .optional()

export const onlyExpand = z.strictObject({ expand })

export const sessionListParams = z.strictObject({
  ...page,
  created,
  payment_intent: text().optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
})

export const lineListParams = z.strictObject(page)

export const paymentListParams = z.strictObject({ ...page, created })

export const chargeListParams = z.strictObject({ ...page, created, payment_intent: text().optional() })

export const refundListParams = z.strictObject({
  ...page,
  created,
  charge: text().optional(),
  payment_intent: text().optional(),
})

export const eventListParams = z.strictObject({
  ...page,
  created,
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
})

export const refundParams = z.strictObject({
  amount: integer({ min: 1, tooSmall: 'Invalid positive integer' }).optional(),
  charge: text().optional(),
  payment_intent: text().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
  expand,
})

export type PageParams = z.infer<typeof lineListParams>
export type CreatedParams = z.infer<typeof created>
export type RefundParams = z.infer<typeof refundParams>
