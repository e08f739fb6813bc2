import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

import { type SubmitOptions } from '@/lib/browser/post-form'
import { randomKey } from '@/lib/browser/random-key'
import { RefusedCallError } from '@/lib/browser/refused-error'
import { useHoneypot } from '@/components/anti-spam/use-honeypot'
import { type Submission, useSubmission } from '@/components/ui/use-submission'

/** How long the thanks stay. Rule: thanks-time (docs/rules.md) */
const THANKS_MS = 5000

type EnquiryOutcome =
  | { readonly kind: 'sent' }
  /** `reason`: the server's own text, or empty; null when nobody answered. */
  | { readonly kind: 'failed'; readonly reason: string | null }

export type EnquiryState = Pick<Submission<EnquiryOutcome>, 'state' | 'isSending' | 'buttonRef'> & {
  readonly honeypotRef: RefObject<HTMLInputElement | null>
  readonly handleSubmit: (event: FormEvent) => void
}

type Enquiry<Fields> = EnquiryState & {
  readonly fields: Fields
  readonly change: (changed: Partial<Fields>) => void
}

/**
 * A form that sends an enquiry: its fields, and how far sending has come. An enquiry that was sent leaves an empty form,
 * unless the visitor went on typing; one that failed leaves everything as it was.
 *
 * @param send  throws when the enquiry was not taken; sent again after that, the same fields have the same key
 */
export function useEnquiry<Fields extends object>(
  empty: Fields,
  send: (fields: Fields, options: SubmitOptions) => Promise<void>,
): Enquiry<Fields> {
  const [fields, setFields] = useState(empty)
  const { state, isSending, buttonRef, send: sendOnce, clear } = useSubmission<EnquiryOutcome>()
  const attempt = useRef<{ readonly fields: string; readonly key: string } | null>(null)
  const { honeypotRef, readHoneypot } = useHoneypot()
  const forgetThanks = useEffectEvent(() => clear('sent'))

  useEffect(() => {
    if (state.kind !== 'sent') return
    const timer = setTimeout(() => forgetThanks(), THANKS_MS)
    return () => clearTimeout(timer)
  }, [state])

  function keyOf(sent: string): string {
    if (attempt.current?.fields !== sent) attempt.current = { fields: sent, key: randomKey() }
    return attempt.current.key
  }

  async function trySending(onProof: () => void): Promise<EnquiryOutcome> {
    try {
      await send(fields, { key: keyOf(JSON.stringify(fields)), honeypot: readHoneypot(), onProof })
      attempt.current = null
      setFields((current) => (current === fields ? empty : current))
      return { kind: 'sent' }
    } catch (failure) {
      return { kind: 'failed', reason: failure instanceof RefusedCallError ? failure.message : null }
    }
  }

  return {
    fields,
    state,
    isSending,
    honeypotRef,
    buttonRef,
    change: (changed) => setFields((earlier) => ({ ...earlier, ...changed })),
    handleSubmit(event) {
      event.preventDefault()
      void sendOnce(trySending)
    },
  }
}
