import { type ReactNode, useId } from 'react'

type PanelSectionProps = {
  readonly title: string
  readonly id?: string
  readonly children: ReactNode
}

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
