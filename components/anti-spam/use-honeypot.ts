import { type RefObject, useCallback, useRef } from 'react'

/** `honeypotRef` is for a form's `Honeypot`; `readHoneypot` answers what stands in it: nothing, unless a program filled it in. */
export function useHoneypot(): {
  readonly honeypotRef: RefObject<HTMLInputElement | null>
  readonly readHoneypot: () => string
} {
  const honeypotRef = useRef<HTMLInputElement>(null)
  const readHoneypot = useCallback(() => honeypotRef.current?.value ?? '', [])
  return { honeypotRef, readHoneypot }
}
