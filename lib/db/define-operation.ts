import 'server-only'
import { type Db, inTransaction } from '@/lib/db/client'
import { dryRun, type DepartureQueue } from '@/lib/db/dry-run'
import { claimDraft } from '@/lib/db/bookings/drafts'
import { noteProofNeeded, takeConfirmation } from '@/lib/db/history/actor'
import { addReturnedMoney } from '@/lib/db/history/returned-money'

/** The person has to sign in again before an operation that returns this much. Rule: fresh-proof (docs/rules.md) */
export class ProofNeededError extends Error {
  override name = 'ProofNeededError'
}

/** The form that confirmed the operation was sent before, and the operation is done or under way. */
export class ConfirmedBeforeError extends Error {
  override name = 'ConfirmedBeforeError'
}

/** An operation that can be previewed. Both its functions take the same arguments and return the same type. */
export type PreviewableOperation<Args extends readonly unknown[], Answer> = {
  /** Does the same work as `run`, rolls it back, and returns its result. */
  readonly preview: (...args: Args) => Promise<Answer>
  readonly run: (...args: Args) => Promise<Answer>
}

type Steps<Args extends readonly unknown[], Prepared extends readonly unknown[], Answer> = {
  /** Runs before the transaction, also for a preview. It may be slow, such as a call to Stripe. */
  readonly prepare?: (...args: Prepared) => Promise<DepartureQueue | undefined | void>
  /** Runs before the transaction, but not for a preview, which shows what is known without asking Stripe. */
  readonly catchUp?: (...args: Prepared) => Promise<void>
  readonly work: (db: Db, ...args: Args) => Promise<Answer>
}

/**
 * Make an operation from its steps. It takes the same arguments as `work`; `prepare` and `catchUp` may take fewer. Its
 * `run` saves nothing and throws `ProofNeededError` if it returns more money than its person may, and
 * `ConfirmedBeforeError` if its form was sent before.
 */
export function defineOperation<Args extends readonly unknown[], Answer>(
  steps: Steps<Args, Extract<Args, readonly unknown[]>, Answer>,
): PreviewableOperation<Args, Answer>
export function defineOperation<Args extends readonly unknown[], Answer>({
  prepare,
  catchUp,
  work,
}: Steps<Args, Args, Answer>): PreviewableOperation<Args, Answer> {
  return {
    async preview(...args) {
      const queue = (await prepare?.(...args)) ?? undefined
      return dryRun(async (db) => {
        const answer = await work(db, ...args)
        if (await addReturnedMoney(db)) noteProofNeeded()
        return answer
      }, queue)
    },
    async run(...args) {
      await catchUp?.(...args)
      const queue = (await prepare?.(...args)) ?? undefined
      const confirmation = takeConfirmation()
      return inTransaction(async (db) => {
        if (confirmation && !(await claimDraft(db, confirmation.id, confirmation.until)))
          throw new ConfirmedBeforeError('this form was sent before')
        const answer = await work(db, ...args)
        if (await addReturnedMoney(db)) throw new ProofNeededError('a fresh sign-in is needed')
        return answer
      }, queue)
    },
  }
}
