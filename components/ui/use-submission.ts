import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { returnFocus } from '@/components/ui/return-focus'

/** How far a form has come. `proving`: it is on its way, and the server has asked for a proof of work. */
type SubmissionState<Outcome> = { readonly kind: 'idle' | 'sending' | 'proving' } | Outcome

type Named = { readonly kind: string }

export type Submission<Outcome extends Named> = {
  readonly state: SubmissionState<Outcome>
  readonly isSending: boolean
  /** For the button, which has the focus back when sending has ended. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>
  /** Send, one at a time. Answers null when it is being sent already. */
  readonly send: (work: (onProof: () => void) => Promise<Outcome>) => Promise<Outcome | null>
  /** Show an outcome that did not have to be sent for. */
  readonly show: (outcome: Outcome) => void
  /** Back to the beginning, where the form stands at one of these; from anywhere without them. */
  readonly clear: (...kinds: readonly Outcome['kind'][]) => void
}

/** The sending of a form, from its button to its outcome: one union for what it shows meanwhile. */
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
      returnFocus(buttonRef.current)
      return outcome
    },
    show: setState,
    clear(...kinds) {
      if (kinds.length === 0) isUnderWay.current = false
      setState((now) => (kinds.length === 0 || kinds.includes(now.kind) ? { kind: 'idle' } : now))
    },
  }
}
