import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { restoreFocus } from '@/components/ui/restore-focus'

/** The state of a submission. `proving`: in progress, and the server has asked for a proof of work. */
type SubmissionState<Outcome> = { readonly kind: 'idle' | 'sending' | 'proving' } | Outcome

type Named = { readonly kind: string }

export type Submission<Outcome extends Named> = {
  readonly state: SubmissionState<Outcome>
  readonly isSending: boolean
  /** Ref of the submit button, which regains the focus when sending has ended. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>
  /** Send the form; returns null if it is already being sent. */
  readonly send: (work: (onProof: () => void) => Promise<Outcome>) => Promise<Outcome | null>
  /** Show an outcome without sending anything. */
  readonly show: (outcome: Outcome) => void
  /** Return to 'idle', but only from one of the given states, if any are given. */
  readonly clear: (...kinds: readonly Outcome['kind'][]) => void
}

/** Track a form's submission from button press to outcome, as a union of states. */
export function useSubmission<Outcome extends Named>(): Submission<Outcome> {
  const [state, setState] = useState<SubmissionState<Outcome>>({ kind: 'idle' })
  const isUnderWay = useRef(false)
  const buttonRef = useRef<HTMLButtonElement>(null)

  return {
    state,
    isSending: state.kind === 'sending' || state.kind === 'proving',
    buttonRef,
    async send(work) {
      if (isUnderWay.current) return null
      isUnderWay.current = true
      setState({ kind: 'sending' })
      const outcome = await work(() => setState({ kind: 'proving' }))
      isUnderWay.current = false
      flushSync(() => setState(outcome))
      restoreFocus(buttonRef.current)
      return outcome
    },
    show: setState,
    clear(...kinds) {
      if (kinds.length === 0) isUnderWay.current = false
      setState((now) => (kinds.length === 0 || kinds.includes(now.kind) ? { kind: 'idle' } : now))
    },
  }
}
