import { type ReactNode, useId } from 'react'

type PanelSectionProps = {
  readonly title: string
  /** Id of the section, for a link that leads to it, or for a button that moves the focus there. */
  readonly id?: string
  readonly children: ReactNode
}

export function PanelSection({ title, id, children }: PanelSectionProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="border-t border-ice pt-6 outline-none"
      id={id}
      tabIndex={id ? -1 : undefined}
    >
      <h3 className="font-display text-xl" id={headingId}>
        {title}
      </h3>
      {children}
    </section>
  )
}
