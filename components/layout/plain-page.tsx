import { type ReactNode } from 'react'

type PlainPageProps = {
  readonly children: ReactNode
  /** Whether this is an operator page, which has neither the footer nor the chat button. */
  readonly isForOffice?: boolean
}

/** A page without a picture: a dark strip behind the header, then the content. */
export function PlainPage({ children, isForOffice }: PlainPageProps) {
  return (
    <>
      <div className="h-18 bg-night lg:h-20 print:hidden" />
      <main
        className="page-width min-h-[70svh] py-section print:min-h-0 print:py-0"
        data-office={isForOffice}
        data-short-footer={!isForOffice}
        id="content"
        tabIndex={-1}
      >
        {children}
      </main>
    </>
  )
}
