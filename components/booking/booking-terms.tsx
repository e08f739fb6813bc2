import { PageLink } from '@/components/ui/page-link'

/** The terms a guest agrees to, shown next to the pay button. */
export function BookingTerms() {
  const look = 'underline underline-offset-4'
  return (
    <p className="text-sm text-pretty text-slate">
      With a booking you accept our{' '}
      <PageLink className={look} href="/terms-conditions" target="_blank">
        terms<span className="sr-only"> (opens in a new tab)</span>
      </PageLink>
      . Our{' '}
      <PageLink className={look} href="/privacy-policy" target="_blank">
        privacy policy<span className="sr-only"> (opens in a new tab)</span>
      </PageLink>{' '}
      says what we keep.
    </p>
  )
}
