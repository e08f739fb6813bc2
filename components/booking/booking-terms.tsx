import { type Route } from 'next'
import { PageLink } from '@/components/ui/page-link'
import { type Say } from '@/lib/words/say'

type BookingTermsProps = {
  readonly say: Say<'booking'>
  /** Gives the address of one of our pages in the guest's language. */
  readonly address: (href: string) => Route
}

/** The terms a guest agrees to, shown next to the pay button. */
export function BookingTerms({ say, address }: BookingTermsProps) {
  const look = 'underline underline-offset-4'
  return (
    <p className="text-sm text-pretty text-slate">
      {say.rich('terms', {
        terms: (text) => (
          <PageLink className={look} href={address('/terms-conditions')} target="_blank">
            {text}
          </PageLink>
        ),
        privacy: (text) => (
          <PageLink className={look} href={address('/privacy-policy')} target="_blank">
            {text}
          </PageLink>
        ),
        tab: (text) => <span className="sr-only">{text}</span>,
      })}
    </p>
  )
}
