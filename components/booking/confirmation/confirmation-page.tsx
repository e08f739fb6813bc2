import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'

import { FewWords } from '@/components/layout/few-words'
import { company } from '@/content/company'

type ConfirmationPageProps = {
  readonly heading: string
  readonly text?: string
  /** Something else comes in its place in a moment. */
  readonly isInterim?: boolean
  readonly children?: ReactNode
}

/**
 * The column that every outcome of a booking is told in. Its heading takes the focus, and so is read, once; unless the
 * guest is at something else. It begins where it began when the outcome comes, and until then fills the screen: what is
 * below does not move in the guest's sight.
 */
export function ConfirmationPage({ heading, text, isInterim = false, children }: ConfirmationPageProps) {
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // What the page was called before the outcome was known stays in the tab otherwise.
    if (!isInterim) document.title = `${heading} · ${company.brand}`
    if (!isInterim && isFree(document.activeElement)) title.current?.focus({ preventScroll: true })
  }, [heading, isInterim])

  return (
    <FewWords
      className={isInterim ? 'min-h-svh noscript:min-h-0' : 'lg:min-h-[calc(86svh-2*var(--spacing-section))]'}
    >
      <h1
        aria-describedby={text && 'outcome'}
        className="font-display text-4xl tracking-tight text-balance outline-none sm:text-5xl"
        ref={title}
        tabIndex={-1}
      >
        {heading}
      </h1>
      {text && (
        <p className={clsx('mt-4 text-lg text-pretty text-slate', isInterim && 'min-h-[2lh]')} id="outcome">
          {text}
        </p>
      )}
      {children}
    </FewWords>
  )
}

/** The guest is at nothing that can be used: the page as a whole, or a heading that was read out. */
function isFree(focused: Element | null): boolean {
  return !focused || focused.matches('body, main, h1')
}
