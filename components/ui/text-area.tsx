'use client'

import { type ComponentProps, useSyncExternalStore } from 'react'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'defaultValue'> & {
  readonly id: string
  readonly defaultValue?: string
}

/** A text area in which React keeps what was typed before hydration. Rule: typed-counts (docs/rules.md) */
export function TextArea({ defaultValue = '', ...area }: TextAreaProps) {
  const text = useSyncExternalStore(
    neverChanges,
    () => defaultValue,
    () => typedInto(area.id) ?? defaultValue,
  )
  return <textarea {...area} defaultValue={text} />
}

function neverChanges(): () => void {
  return () => {}
}

function typedInto(id: string): string | null {
  if (typeof document === 'undefined') return null
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area.value : null
}
