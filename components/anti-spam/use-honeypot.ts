import { type RefObject, useCallback, useRef } from 'react'

/** Pass `honeypotRef` to the form's `Honeypot`. `readHoneypot` is empty unless a bot filled it in. */
export function useHoneypot(): {
  readonly honeypotRef: RefObject<HTMLInputElement | null>
  readonly readHoneypot: () => string
} {
  const honeypotRef = useRef<HTMLInputElement>(null)
  const readHoneypot = useCallback(() => honeypotRef.current?.value ?? '', [])
  return { honeypotRef, readHoneypot }
}
