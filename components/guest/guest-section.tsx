import { type ReactNode } from 'react'

type GuestSectionProps = { readonly title: string; readonly children: ReactNode }

export function GuestSection({ title, children }: GuestSectionProps) {
  return (
    <section className="mt-10 break-inside-avoid border-t border-ice pt-6 print:mt-2 print:pt-1">
      <h2 className="font-display text-xl">{title}</h2>
      <div className="mt-3 grid gap-3 text-pretty print:mt-1 print:gap-1">{children}</div>
    </section>
  )
}
