import { type ReactNode, useEffect, useRef } from 'react'

import { NarrowColumn } from '@/components/layout/narrow-column'
import { company } from '@/content/company'
import { Sentence } from '@/components/ui/sentence'

type ConfirmationPageProps = {
  readonly heading: string
  readonly text?: string
  /** Something else comes in its place in a moment. */
  readonly isInterim?: boolean
  readonly children?: ReactNode
}

/**
 * The column that every outcome of a booking is told in. Its heading takes the focus, and so is read, once; unless the
 * guest is at something else. Beside the picture it begins at the same height, however long it is.
 */
export function ConfirmationPage({ heading, text, isInterim = false, children }: ConfirmationPageProps) {
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // What the page was called before the outcome was known stays in the tab otherwise.
    if (!isInterim) document.title = `${heading} · ${company.brand}`
    if (!isInterim && isFree(document.activeElement)) title.current?.focus({ preventScroll: true })
  }, [heading, isInterim])

  return (
    <NarrowColumn className="lg:min-h-[86svh]">
      <h1
        aria-describedby={text && 'outcome'}
        className="font-display text-4xl tracking-tight text-balance outline-none sm:text-5xl"
        ref={title}
        tabIndex={-1}
      >
        {heading}
      </h1>
      {text && (
        <p className="mt-4 text-lg text-pretty text-slate" id="outcome">
          <Sentence>{text}</Sentence>
        </p>
      )}
      {children}
      <p className="mt-8 hidden text-sm print:block">
        <Sentence>{`${company.legalName}, business ID ${company.businessId}, ${company.address}. ${company.phone}, ${company.email}`}</Sentence>
      </p>
    </NarrowColumn>
  )
}

/** The guest is at nothing that can be used: the page as a whole, or a heading that was read out. */
function isFree(focused: Element | null): boolean {
  return !focused || focused.matches('body, main, h1')
}
