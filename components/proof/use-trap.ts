import { type RefObject, useCallback, useRef } from 'react'

/** `trapRef` is for a form's `Trap`; `readTrap` answers what stands in it: nothing, unless a program filled it in. */
export function useTrap(): {
  readonly trapRef: RefObject<HTMLInputElement | null>
  readonly readTrap: () => string
} {
  const trapRef = useRef<HTMLInputElement>(null)
  const readTrap = useCallback(() => trapRef.current?.value ?? '', [])
  return { trapRef, readTrap }
}
