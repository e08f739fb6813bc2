'use client'

import { UnexpectedErrorMessage } from '@/components/layout/unexpected-error-message'

type ErrorPageProps = { readonly error: Error & { digest?: string }; readonly reset: () => void }

export default function ErrorPage({ reset }: ErrorPageProps) {
  'use no memo'
  return <UnexpectedErrorMessage onRetry={reset} />
}
