import { clsx } from 'clsx'
import { type ReactNode } from 'react'

import { PROOF_NOTICE } from '@/components/anti-spam/proof-notice'

type OutcomeProps = {
  /** What is said, to the ear alone, while it is on its way; nothing otherwise. */
  readonly sending: string | false
  /** The browser works out a proof: say that it takes a moment. */
  readonly isProving: boolean
  /** What is said when the enquiry was sent; nothing otherwise. */
  readonly thanks: ReactNode
  /** What is said when it was not; nothing otherwise. */
  readonly failure: ReactNode
}

/** How sending ended. Both places stand there before their words, so that a screen reader hears the words come. */
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
