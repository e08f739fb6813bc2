import { type ReactNode } from 'react'

/** Marks sample content. Rule: samples (docs/rules.md) */
export function SampleMark({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-block rounded-full border border-slate/50 px-2.5 py-0.5 text-xs text-slate">
      {children}
    </span>
  )
}
