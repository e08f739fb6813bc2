'use client'

import { ErrorMessage } from '@/components/layout/error-message'

type ErrorPageProps = { readonly error: Error & { digest?: string }; readonly reset: () => void }

export default function ErrorPage({ reset }: ErrorPageProps) {
  'use no memo'
  return <ErrorMessage onRetry={reset} />
}
