import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'

import { type SubmitOptions } from '@/lib/browser/submit-form'
import { randomKey } from '@/lib/browser/random-key'
import { ApiError } from '@/lib/browser/api-error'
import { useHoneypot } from '@/components/anti-spam/honeypot'
import { checkFields, showFieldError } from '@/components/ui/find-field-error'
import { clearFormFields, readFormFields } from '@/components/ui/read-form-fields'
import { useSubmission } from '@/components/ui/use-submission'
import { useWords } from '@/components/words/use-words'

/** How long the thank-you note stays. Rule: thanks-time (docs/rules.md) */
const THANKS_MS = 5000

type EnquiryOutcome =
  | { readonly kind: 'sent' }
  /**
   * Sending failed. `reason`: the server's text, if any; null if there was no response. `field`: the invalid field, if
   * any.
   */
  | { readonly kind: 'failed'; readonly reason: string | null; readonly field: string }

/**
 * The state of a form that is sent from its fields. Sending clears the form, unless the visitor has typed more in the
 * meantime; if sending fails, the form stays as it is. Rule: typed-counts (docs/rules.md)
 *
 * @param names  names of the form's fields
 * @param send  throws if the enquiry was not accepted; a retry with the same text uses the same idempotency key
 */
export function useEnquiryForm<Name extends string>(
  names: readonly Name[],
  send: (fields: Readonly<Record<Name, string>>, options: SubmitOptions) => Promise<void>,
) {
  const say = useWords('forms')
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

  async function sendAll(form: HTMLFormElement): Promise<void> {
    const fields = readFormFields(form, names)
    const outcome = await sendOnce((onProof) => trySending(fields, onProof))
    const isAsSent = names.every((name) => readFormFields(form, names)[name] === fields[name])
    if (outcome?.kind === 'sent' && isAsSent) clearFormFields(form, names)
    if (outcome?.kind === 'failed' && outcome.field) showFieldError(form, outcome.field, outcome.reason ?? '')
  }

  async function trySending(
    fields: Readonly<Record<Name, string>>,
    onProof: () => void,
  ): Promise<EnquiryOutcome> {
    try {
      await send(fields, { key: keyOf(JSON.stringify(fields)), honeypot: readHoneypot(), onProof })
      attempt.current = null
      return { kind: 'sent' }
    } catch (failure) {
      if (!(failure instanceof ApiError)) return { kind: 'failed', reason: null, field: '' }
      return { kind: 'failed', reason: failure.message, field: failure.field }
    }
  }

  return {
    state,
    isSending,
    honeypotRef,
    buttonRef,
    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (checkFields(event.currentTarget, say('missing'))) void sendAll(event.currentTarget)
    },
  }
}
