import { type RefObject } from 'react'

import { HONEYPOT_FIELD } from '@/lib/contract/proof'

type HoneypotProps = { readonly honeypotRef: RefObject<HTMLInputElement | null> }

/**
 * A field that people neither see, hear nor reach, and that programs fill in. Its name is one that browsers do not fill
 * in by themselves.
 */
export function Honeypot({ honeypotRef }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
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
