import 'server-only'
import { Prisma } from '@/lib/db/generated/client'

/**
 * Whether a receipt's credit notes cover everything refunded or taken from the payment, including bounced refunds that
 * are due again. If so, later refunds need no further note. SQL for a payment `money_movements AS p`; false without a
 * receipt.
 *
 * Rule: bounced-credit-note (docs/rules.md)
 */
export const CREDIT_NOTES_COMPLETE_SQL = Prisma.sql`EXISTS (
  SELECT FROM receipts paper CROSS JOIN LATERAL (
    SELECT coalesce((SELECT sum((n.document->>'grossCents')::int) FROM receipts n
        WHERE n.corrects_id = paper.movement_id), 0) AS credited,
      coalesce((SELECT sum(g.cents) FROM money_movements g
        WHERE g.payment_id = p.id AND (g.kind = 'refund' OR g.reason = 'refund_bounced')), 0)
      + coalesce((SELECT sum(l.cents) FROM disputes l WHERE l.payment_id = p.id AND l.outcome = 'lost'), 0)
      + coalesce((SELECT sum(a.cents) FROM refunds a WHERE a.payment_id = p.id AND a.instead_of IS NOT NULL
        AND a.state NOT IN ('done', 'dropped')), 0) AS gone,
      coalesce((SELECT sum((w.document->>'grossCents')::int) FROM receipts w JOIN money_movements won
        ON won.id = w.movement_id WHERE w.series = 'R' AND won.kind = 'dispute_won' AND won.payment_id = p.id), 0) AS again
  ) notes
  WHERE paper.movement_id = p.id
    AND notes.credited >= least((paper.document->>'grossCents')::int, notes.gone) + notes.again)`
