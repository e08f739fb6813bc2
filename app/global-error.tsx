'use client'

import './globals.css'

import { figtree, fraunces } from '@/app/fonts/fonts'
import { UnexpectedErrorMessage } from '@/components/layout/unexpected-error-message'

type GlobalErrorProps = { readonly error: Error & { digest?: string }; readonly reset: () => void }

/** The page shown when the root layout itself fails, without header and footer. */
export default function GlobalError({ reset }: GlobalErrorProps) {
  'use no memo'
  return (
    <html className={`${fraunces.variable} ${figtree.variable}`} lang="en">
      <body>
        <title>Something went wrong</title>
        <UnexpectedErrorMessage onRetry={reset} />
      </body>
    </html>
  )
}
