'use client'

import './globals.css'

import { figtree, fraunces } from '@/app/fonts/fonts'
import { CompanyEmail, UnexpectedErrorMessage } from '@/components/layout/unexpected-error-message'
import { failure } from '@/content/words/en/failure'

/** English, because no page says its language here, and without what formats messages, which is in another script. */
const [before = '', after = ''] = failure.text.split('<email></email>')

type GlobalErrorProps = { readonly error: Error & { digest?: string }; readonly reset: () => void }

/** The page shown when the root layout itself fails, without header and footer. */
export default function GlobalError({ reset }: GlobalErrorProps) {
  'use no memo'
  return (
    <html className={`${fraunces.variable} ${figtree.variable}`} lang="en">
      <body>
        <title>{failure.heading}</title>
        <UnexpectedErrorMessage
          heading={failure.heading}
          onRetry={reset}
          text={
            <>
              <span>{before}</span>
              <CompanyEmail />
              <span>{after}</span>
            </>
          }
          tryAgain={failure.tryAgain}
        />
      </body>
    </html>
  )
}
