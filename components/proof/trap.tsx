import { type RefObject } from 'react'

import { TRAP_FIELD } from '@/lib/contract/proof'

type TrapProps = { readonly trapRef: RefObject<HTMLInputElement | null> }

/**
 * A field that people neither see, hear nor reach, and that programs fill in. Its name is one that browsers do not fill
 * in by themselves.
 */
export function Trap({ trapRef }: TrapProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input autoComplete="off" defaultValue="" name={TRAP_FIELD} ref={trapRef} tabIndex={-1} type="text" />
      </label>
    </div>
  )
}
