import { type ReactNode } from 'react'

/** Names on the left, values on the right, under each other. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="mt-4 grid grid-cols-1 gap-2.5 tabular-nums print:mt-2 print:grid-cols-2 print:gap-x-10 print:gap-y-1">
      {children}
    </dl>
  )
}

type FactProps = { readonly name: string; readonly children: ReactNode }

export function Fact({ name, children }: FactProps) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="max-w-3/5 shrink-0 text-slate">{name}</dt>
      <dd className="min-w-0 text-right text-pretty wrap-break-word">{children}</dd>
    </div>
  )
}
