import { PageLink } from '@/components/ui/page-link'
import { type Say } from '@/lib/words/say'

/** The terms a guest agrees to, shown next to the pay button. */
export function BookingTerms({ say }: { readonly say: Say<'booking'> }) {
  const look = 'underline underline-offset-4'
  return (
    <p className="text-sm text-pretty text-slate">
      {say.rich('terms', {
        terms: (text) => (
          <PageLink className={look} href="/terms-conditions" target="_blank">
            {text}
          </PageLink>
        ),
        privacy: (text) => (
          <PageLink className={look} href="/privacy-policy" target="_blank">
            {text}
          </PageLink>
        ),
        tab: (text) => <span className="sr-only">{text}</span>,
      })}
    </p>
  )
}
