import { type ReactNode, useId } from 'react'

type PanelSectionProps = { readonly title: string; readonly children: ReactNode }

/** A part of the panel under a thin rule. */
export function PanelSection({ title, children }: PanelSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="border-t border-ice pt-6">
      <h3 className="font-display text-xl" id={headingId}>
        {title}
      </h3>
      {children}
    </section>
  )
}
