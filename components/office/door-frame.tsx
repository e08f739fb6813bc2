import { type ReactNode } from 'react'
import { company } from '@/content/company'

/** The frame of the pages before somebody is signed in. */
export function DoorFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <header className="office-bar print:hidden">
        <p className="page-width flex min-h-16 items-center font-display text-xl" translate="no">
          {company.brand}
        </p>
      </header>
      <main className="page-width py-section" id="content" tabIndex={-1}>
        <div className="max-w-xl">{children}</div>
      </main>
    </>
  )
}
