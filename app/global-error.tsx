'use client'

import './globals.css'

import { figtree, fraunces } from '@/app/fonts/fonts'
import { ErrorMessage } from '@/components/layout/error-message'

type GlobalErrorProps = { readonly error: Error & { digest?: string }; readonly reset: () => void }

/** The page shown when the root layout itself fails, without header and footer. */
export default function GlobalError({ reset }: GlobalErrorProps) {
  'use no memo'
  return (
    <html className={`${fraunces.variable} ${figtree.variable}`} lang="en">
      <body>
        <title>Something went wrong</title>
        <ErrorMessage onRetry={reset} />
      </body>
    </html>
  )
}
