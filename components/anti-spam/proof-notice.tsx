/** Shown and read out while the browser computes a proof of work. */
export const PROOF_NOTICE = 'One moment, please: your browser is making sure that no program is sending this.'

/** Shown while a booking is being sent. */
export const HOLDING_NOTICE = 'One moment, please: your seats are being held.'

type ProofNoticeProps = {
  readonly isShown: boolean
  /** Text for screen readers while the form is being sent without a proof of work. */
  readonly sending?: string | false
}

/** The live region is rendered before it has any text, so that screen readers announce the text when it appears. */
export function ProofNotice({ isShown, sending }: ProofNoticeProps) {
  return (
    <p className="text-sm text-pretty text-slate" role="status">
      {isShown ? PROOF_NOTICE : sending && <span className="sr-only">{sending}</span>}
    </p>
  )
}
