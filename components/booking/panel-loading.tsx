import { company } from '@/content/company'

/** Keeps the form's place until it comes; where no script runs, it says how to book. */
export function PanelLoading() {
  return (
    <>
      <p className="mt-8 min-h-160 text-slate noscript:hidden" role="status">
        Loading tour data...
      </p>
      <p className="mt-8 hidden border-l-2 border-aurora-deep pl-4 noscript:block">
        Booking needs JavaScript. Switch it on in your browser, or write to{' '}
        <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
          {company.email}
        </a>{' '}
        and we book your places.
      </p>
    </>
  )
}
