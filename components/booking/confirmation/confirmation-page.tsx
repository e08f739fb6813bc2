import { type ReactNode, useEffect, useRef } from 'react'

import { NarrowColumn } from '@/components/layout/narrow-column'
import { company } from '@/content/company'
import { TranslatableText } from '@/components/ui/translatable-text'
import { useWords } from '@/components/words/use-words'

type ConfirmationPageProps = {
  readonly heading: string
  readonly text?: string
  /** Whether the outcome is not known yet, so this page is shown only briefly. */
  readonly isInterim?: boolean
  readonly children?: ReactNode
}

/**
 * The text column for every booking outcome. Its heading takes the focus, so that it is read out once, unless the guest
 * is using another control. The column starts at the same height next to the picture, however long the text is.
 */
export function ConfirmationPage({ heading, text, isInterim = false, children }: ConfirmationPageProps) {
  const say = useWords('confirmation')
  const { legalName, businessId, address, phone, email } = company
  const title = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // Otherwise the tab would keep the title it had before the outcome was known.
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
          <TranslatableText>{text}</TranslatableText>
        </p>
      )}
      {children}
      <p className="mt-8 hidden text-sm print:block">
        <TranslatableText>
          {say('printedCompany', { legalName, businessId, address, phone, email })}
        </TranslatableText>
      </p>
    </NarrowColumn>
  )
}

/** Whether the focus may be moved: it is on the page itself, or on a heading that has been read out. */
function isFree(focused: Element | null): boolean {
  return !focused || focused.matches('body, main, h1')
}
