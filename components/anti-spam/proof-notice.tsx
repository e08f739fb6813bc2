import { useWords } from '@/components/words/use-words'

type ProofNoticeProps = {
  readonly isShown: boolean
  /** Text for screen readers while the form is being sent without a proof of work. */
  readonly sending?: string | false
}

/** The live region is rendered before it has any text, so that screen readers announce the text when it appears. */
export function ProofNotice({ isShown, sending }: ProofNoticeProps) {
  const say = useWords('forms')
  return (
    <p className="text-sm text-pretty text-slate" role="status">
      {isShown ? say('proving') : sending && <span className="sr-only">{sending}</span>}
    </p>
  )
}
