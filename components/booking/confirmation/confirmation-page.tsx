import { type ReactNode } from 'react'

type ConfirmationPageProps = {
  readonly heading: string
  readonly text?: string
  readonly children?: ReactNode
}

/** The column that every outcome of a booking is told in. What changes in it is said aloud. */
export function ConfirmationPage({ heading, text, children }: ConfirmationPageProps) {
  return (
    <div aria-live="polite" className="mx-auto max-w-xl font-text text-base text-ink">
      <h1 className="font-display text-4xl tracking-tight text-balance sm:text-5xl">{heading}</h1>
      {text && <p className="mt-4 text-lg text-pretty text-slate">{text}</p>}
      {children}
    </div>
  )
}
