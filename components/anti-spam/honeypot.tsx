import { type RefObject, useCallback, useRef } from 'react'
import { useWords } from '@/components/words/use-words'
import { HONEYPOT_FIELD } from '@/lib/contract/proof'

type HoneypotProps = { readonly honeypotRef: RefObject<HTMLInputElement | null> }

/** A field that people cannot see, hear or reach, but bots fill in. Browsers do not autofill this name. */
export function Honeypot({ honeypotRef }: HoneypotProps) {
  const say = useWords('forms')
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        <span>{say('honeypot')}</span>
        <input
          autoComplete="off"
          defaultValue=""
          name={HONEYPOT_FIELD}
          ref={honeypotRef}
          tabIndex={-1}
          type="text"
        />
      </label>
    </div>
  )
}

/**
 * Pass `honeypotRef` to the form's `Honeypot`. `readHoneypot` returns an empty text unless a bot filled the field in.
 */
export function useHoneypot(): {
  readonly honeypotRef: RefObject<HTMLInputElement | null>
  readonly readHoneypot: () => string
} {
  const honeypotRef = useRef<HTMLInputElement>(null)
  const readHoneypot = useCallback(() => honeypotRef.current?.value ?? '', [])
  return { honeypotRef, readHoneypot }
}
