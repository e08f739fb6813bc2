import { type ReactNode } from 'react'

type PlainPageProps = {
  readonly children: ReactNode
  /** For the office alone, which buys nothing: neither footer nor chat stand on it. */
  readonly isForOffice?: boolean
}

/** A page without a picture: a strip of night for the header to stand on, then room to read. */
export function PlainPage({ children, isForOffice }: PlainPageProps) {
  return (
    <>
      <div className="h-18 bg-night lg:h-20 print:hidden" />
      <main
        data-office={isForOffice}
        className="page-width min-h-[70svh] py-section print:min-h-0 print:py-0"
        id="content"
        tabIndex={-1}
      >
        {children}
      </main>
    </>
  )
}
