import { clsx } from 'clsx'
import { type ReactNode } from 'react'

import { PROOF_NOTICE } from '@/components/anti-spam/proof-notice'

type OutcomeProps = {
  /** Read out by screen readers while the form is being sent. */
  readonly sending: string | false
  /** The browser is working out a proof, which takes a moment. */
  readonly isProving: boolean
  /** Shown once the enquiry was sent. */
  readonly thanks: ReactNode
  /** Shown if sending failed. */
  readonly failure: ReactNode
}

/** The outcome of sending. Both live regions exist before they have any text, so that a screen reader announces it. */
export function Outcome({ sending, isProving, thanks, failure }: OutcomeProps) {
  return (
    <>
      <div role="status">
        {sending && !isProving && <p className="sr-only">{sending}</p>}
        {isProving && <p className="mt-3 text-sm text-pretty text-slate">{PROOF_NOTICE}</p>}
        {thanks ? <Box look="border-aurora-deep text-aurora-deep">{thanks}</Box> : null}
      </div>
      <div role="alert">{failure && <Box look="border-alarm text-alarm">{failure}</Box>}</div>
    </>
  )
}

function Box({ look, children }: { readonly look: string; readonly children: ReactNode }) {
  return (
    <div className={clsx('mt-5 rounded-md border bg-white px-4 py-3 text-pretty wrap-break-word', look)}>
      {children}
    </div>
  )
}
