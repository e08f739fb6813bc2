import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** How a form was filled in. */
export type FormSigns = {
  /** Since the form appeared, by a clock that nobody sets. */
  readonly filledMs: number
  /** What stands in the field that people do not see: nothing, unless a program filled it in. */
  readonly trap: string
}

/** Watch a form from its appearance on. `trapRef` is for its `Trap`; `readSigns` says how it was filled in until now. */
export function useFormSigns(): {
  readonly trapRef: RefObject<HTMLInputElement | null>
  readonly readSigns: () => FormSigns
} {
  const trapRef = useRef<HTMLInputElement>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  const readSigns = useCallback(
    () => ({
      filledMs: Math.max(0, Math.round(performance.now() - shownAt.current)),
      trap: trapRef.current?.value ?? '',
    }),
    [],
  )
  return { trapRef, readSigns }
}
