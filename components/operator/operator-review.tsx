import { NarrowColumn } from '@/components/layout/narrow-column'
import { OperatorActionButtons } from '@/components/operator/action-groups'
import {
  CallAndEmailLinks,
  FactRows,
  LineListSection,
  OperatorResultNote,
} from '@/components/operator/operator-page-parts'
import { ReviewPhotograph } from '@/components/reviews/review-photograph'
import { PlainLink } from '@/components/ui/plain-link'
import { type OperatorReviewPage } from '@/lib/contract/review-page'

type OperatorReviewProps = { readonly page: OperatorReviewPage; readonly done: string | null }

/** A guest's review on a phone: its text, who wrote it, and what the office can do about it. */
export function OperatorReview({ page, done }: OperatorReviewProps) {
  const { path, rows, words, language, firstName, photograph, reply, booking, mailto, history, actions } =
    page
  return (
    <NarrowColumn>
      <h1 className="font-display text-4xl tracking-tight sm:text-5xl">Review</h1>
      <OperatorResultNote done={done} />
      <FactRows rows={rows} />
      <p
        className="mt-6 border-t border-ice pt-6 text-lg wrap-anywhere whitespace-pre-line"
        dir="auto"
        lang={language ?? undefined}
      >
        {words}
      </p>
      {photograph !== null && (
        <ReviewPhotograph
          alt={`Photograph from ${firstName}’s tour`}
          className="mt-6 max-w-md"
          path={photograph}
        />
      )}
      {reply !== null && (
        <section className="mt-6 border-l-4 border-aurora-deep pl-5">
          <h2 className="font-display text-xl">Our reply</h2>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{reply}</p>
        </section>
      )}
      <nav aria-label="Actions for this review" className="mt-8 border-t border-ice pt-2">
        <OperatorActionButtons actions={actions} path={path} />
      </nav>
      <p className="mt-6 text-pretty text-slate">
        Bad reviews are published like good ones. If something is unclear, ask the guest first.
      </p>
      <CallAndEmailLinks mailto={mailto} phone={null} whom="guest" />
      {booking.url !== null && (
        <p className="mt-3">
          <PlainLink href={booking.url}>{`Open booking ${booking.reference}`}</PlainLink>
        </p>
      )}
      <LineListSection lines={history} title="History" />
    </NarrowColumn>
  )
}
