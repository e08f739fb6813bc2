'use client'

import './globals.css'

import { figtree, fraunces } from '@/app/fonts/fonts'
import { UnexpectedErrorMessage } from '@/components/layout/unexpected-error-message'
import { WordsProvider } from '@/components/words/words-provider'
import { failure } from '@/content/words/en/failure'

const [before = '', after = ''] = failure.text.split('<email></email>')
/** English, because no page says its language here; compiled by hand, because the compiler would be in every script. */
const ENGLISH = { failure: { ...failure, text: [before, ['email', ''] as [string, string], after] } }

type GlobalErrorProps = { readonly error: Error & { digest?: string }; readonly reset: () => void }

/** The page shown when the root layout itself fails, without header and footer. */
export default function GlobalError({ reset }: GlobalErrorProps) {
  'use no memo'
  return (
    <html className={`${fraunces.variable} ${figtree.variable}`} lang="en">
      <body>
        <title>{failure.heading}</title>
        <WordsProvider areas={ENGLISH} language="en">
          <UnexpectedErrorMessage onRetry={reset} />
        </WordsProvider>
      </body>
    </html>
  )
}
