'use client'

import { Sorry } from '@/components/layout/sorry'

type ErrorPageProps = { readonly error: Error & { digest?: string }; readonly reset: () => void }

export default function ErrorPage({ reset }: ErrorPageProps) {
  'use no memo'
  return <Sorry onRetry={reset} />
}
