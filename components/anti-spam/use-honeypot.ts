import { type RefObject, useCallback, useRef } from 'react'

/**
 * `honeypotRef` goes to the form's `Honeypot`; `readHoneypot` returns its value: empty unless a program filled it in.
 */
export function useHoneypot(): {
  readonly honeypotRef: RefObject<HTMLInputElement | null>
  readonly readHoneypot: () => string
} {
  const honeypotRef = useRef<HTMLInputElement>(null)
  const readHoneypot = useCallback(() => honeypotRef.current?.value ?? '', [])
  return { honeypotRef, readHoneypot }
}
