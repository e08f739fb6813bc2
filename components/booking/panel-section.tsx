import { type ReactNode, useId } from 'react'

type PanelSectionProps = {
  readonly title: string
  /** Id for links to this section. */
  readonly id?: string
  readonly children: ReactNode
}

/** A section of the panel below a thin rule. */
export function PanelSection({ title, id, children }: PanelSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="border-t border-ice pt-6" id={id}>
      <h3 className="font-display text-xl" id={headingId}>
        {title}
      </h3>
      {children}
    </section>
  )
}
