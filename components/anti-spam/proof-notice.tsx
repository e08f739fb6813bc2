/** What a visitor reads and hears while the browser works out a proof. */
export const PROOF_NOTICE = 'One moment, please: your browser is making sure that no program is sending this.'

type ProofNoticeProps = { readonly isShown: boolean }

/** Rendered before it has any text, so that screen readers announce the text when it appears. */
export function ProofNotice({ isShown }: ProofNoticeProps) {
  return (
    <p className="text-sm text-pretty text-slate" role="status">
      {isShown && PROOF_NOTICE}
    </p>
  )
}
