'use client'

import './globals.css'

import { figtree, fraunces } from '@/app/fonts/fonts'
import { Sorry } from '@/components/layout/sorry'

type GlobalErrorProps = { readonly error: Error & { digest?: string }; readonly reset: () => void }

/** The page shown when the root layout itself fails, without header and footer. */
export default function GlobalError({ reset }: GlobalErrorProps) {
  'use no memo'
  return (
    <html className={`${fraunces.variable} ${figtree.variable}`} lang="en">
      <body>
        <title>Something went wrong</title>
        <Sorry onRetry={reset} />
      </body>
    </html>
  )
}
