import { NarrowColumn } from '@/components/layout/narrow-column'
import { OperatorActionButtons } from '@/components/operator/action-groups'
import {
  CallAndEmailLinks,
  OperatorResultNote,
  FactRows,
  PersonLink,
} from '@/components/operator/operator-page-parts'
import { type EnquiryPage } from '@/lib/contract/enquiry-page'

type OperatorEnquiryProps = {
  readonly page: EnquiryPage
  readonly done: string | null
}

/** An enquiry on a phone: the visitor's text and contact details, who has replied, and a booking made from it. */
export function OperatorEnquiry({ page, done }: OperatorEnquiryProps) {
  const { path, title, rows, words, phone, mailto, acts, booking, actions } = page
  return (
    <NarrowColumn>
      <h1 className="font-display text-4xl tracking-tight sm:text-5xl">{title}</h1>
      <OperatorResultNote done={done} />
      {acts.length > 0 && (
        <section className="mt-8 rounded-lg border border-ice p-6">
          <h2 className="font-display text-xl">What has been done</h2>
          {acts.map((line) => (
            <p className="mt-2 wrap-anywhere" key={line}>
              {line}
            </p>
          ))}
          {booking && (
            <a
              className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4"
              href={booking.url}
            >
              {`Open booking ${booking.reference}`}
            </a>
          )}
        </section>
      )}
      <FactRows rows={rows} />
      {words !== null && (
        <p className="mt-6 border-t border-ice pt-6 wrap-anywhere whitespace-pre-line" dir="auto">
          {words}
        </p>
      )}
      <CallAndEmailLinks mailto={mailto} phone={phone} whom="visitor" />
      <PersonLink path={page.personPath} />
      {actions.length > 0 && (
        <nav aria-label="Actions for this enquiry" className="mt-8 border-t border-ice pt-2">
          <OperatorActionButtons actions={actions} path={path} />
        </nav>
      )}
    </NarrowColumn>
  )
}
