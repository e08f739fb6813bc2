/** What a visitor reads and hears while the browser works out a proof. */
export const PROOF_NOTICE = 'One moment, please: your browser is making sure that no program is sending this.'

/** Said while a booking is on its way. */
export const HOLDING = 'One moment, please: your seats are being held.'

type ProofNoticeProps = {
  readonly isShown: boolean
  /** What is said, to the ear alone, while it is sent without one. */
  readonly sending?: string | false
}

/** Rendered before it has any text, so that screen readers announce the text when it appears. */
export function ProofNotice({ isShown, sending }: ProofNoticeProps) {
  return (
    <p className="text-sm text-pretty text-slate" role="status">
      {isShown ? PROOF_NOTICE : sending && <span className="sr-only">{sending}</span>}
    </p>
  )
}
