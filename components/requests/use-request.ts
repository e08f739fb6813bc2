import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { type Posting } from '@/lib/browser/post-form'
import { randomKey } from '@/lib/browser/random-key'
import { RefusedError } from '@/lib/browser/refused-error'
import { useTrap } from '@/components/proof/use-trap'

/** How long the thanks stay. Rule: thanks-time (docs/rules.md) */
const THANKS_MS = 5000

type Sending =
  /** `proving`: it is on its way, and the server has asked for a proof of work. */
  | { readonly kind: 'idle' | 'sending' | 'proving' | 'sent' }
  /** `reason`: the server's own text, or empty; null when nobody answered. */
  | { readonly kind: 'failed'; readonly reason: string | null }

export type RequestState = {
  readonly state: Sending
  readonly isSending: boolean
  readonly trapRef: RefObject<HTMLInputElement | null>
  /** For the button, which has the focus back when sending has ended. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>
  readonly handleSubmit: (event: FormEvent) => void
}

type Request<Fields> = RequestState & {
  readonly fields: Fields
  readonly change: (changed: Partial<Fields>) => void
}

/**
 * A form that sends a request: its fields, and how far sending has come. A request that was sent leaves an empty form,
 * unless the visitor went on typing; one that failed leaves everything as it was.
 *
 * @param send  throws when the request was not taken; sent again after that, the same fields have the same key
 */
export function useRequest<Fields extends object>(
  empty: Fields,
  send: (fields: Fields, posting: Posting) => Promise<void>,
): Request<Fields> {
  const [fields, setFields] = useState(empty)
  const [state, setState] = useState<Sending>({ kind: 'idle' })
  const buttonRef = useRef<HTMLButtonElement>(null)
  const attempt = useRef<{ readonly fields: string; readonly key: string } | null>(null)
  const isUnderWay = useRef(false)
  const { trapRef, readTrap } = useTrap()

  useEffect(() => {
    if (state.kind !== 'sent') return
    const timer = setTimeout(() => setState({ kind: 'idle' }), THANKS_MS)
    return () => clearTimeout(timer)
  }, [state])

  function keyOf(sent: string): string {
    if (attempt.current?.fields !== sent) attempt.current = { fields: sent, key: randomKey() }
    return attempt.current.key
  }

  async function trySending(): Promise<Sending> {
    try {
      await send(fields, {
        key: keyOf(JSON.stringify(fields)),
        trap: readTrap(),
        onProof: () => setState({ kind: 'proving' }),
      })
      attempt.current = null
      setFields((current) => (current === fields ? empty : current))
      return { kind: 'sent' }
    } catch (failure) {
      return { kind: 'failed', reason: failure instanceof RefusedError ? failure.message : null }
    }
  }

  async function submit(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState({ kind: 'sending' })
    const outcome = await trySending()
    isUnderWay.current = false
    flushSync(() => setState(outcome))
    // A disabled button has lost the focus; give it back unless the visitor went elsewhere.
    if (document.activeElement === document.body) buttonRef.current?.focus({ preventScroll: true })
  }

  return {
    fields,
    state,
    isSending: state.kind === 'sending' || state.kind === 'proving',
    trapRef,
    buttonRef,
    change: (changed) => setFields((earlier) => ({ ...earlier, ...changed })),
    handleSubmit(event) {
      event.preventDefault()
      void submit()
    },
  }
}
