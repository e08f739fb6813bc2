'use client'

import { CompanyEmail, UnexpectedErrorMessage } from '@/components/layout/unexpected-error-message'
import { useWords } from '@/components/words/use-words'

type ErrorPageProps = { readonly error: Error & { digest?: string }; readonly reset: () => void }

export function ErrorPage({ reset }: ErrorPageProps) {
  'use no memo'
  const say = useWords('failure')
  return (
    <UnexpectedErrorMessage
      heading={say('heading')}
      onRetry={reset}
      text={say.rich('text', { email: () => <CompanyEmail /> })}
      tryAgain={say('tryAgain')}
    />
  )
}
