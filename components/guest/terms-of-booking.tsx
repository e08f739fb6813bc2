import { type ReactNode } from 'react'

import { cancellationSentence } from '@/components/guest/cancellation-words'
import { company } from '@/content/company'
import { isAhead } from '@/lib/booking/standing'
import { type GuestPage } from '@/lib/contract/guest-page'

const LINK = 'underline underline-offset-4'

/** What to bring, what a cancellation costs and until when, and whom to call on the day. */
export function TermsOfBooking({ facts, standing, cutOffAt, now }: GuestPage & { readonly now: Date }) {
  const isToCome = isAhead(standing)
  return (
    <>
      {isToCome && facts.whatToBring && (
        <Section title="What to bring">
          <p>{facts.whatToBring}</p>
        </Section>
      )}
      {isToCome && (
        <Section title="If your plans change">
          <p>{cancellationSentence(cutOffAt, now)}</p>
        </Section>
      )}
      <Section title="Call us">
        <p>
          Nobody at the meeting point, or a question on the day itself: call{' '}
          <a className={LINK} href={`tel:${company.phone.replaceAll(' ', '')}`}>
            {company.phone}
          </a>
          . At any other time write to{' '}
          <a className={LINK} href={`mailto:${company.email}?subject=${facts.reference}`}>
            {company.email}
          </a>
          .
        </p>
      </Section>
    </>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-ice pt-6">
      <h2 className="font-display text-xl">{title}</h2>
      <div className="mt-3 text-pretty">{children}</div>
    </section>
  )
}
