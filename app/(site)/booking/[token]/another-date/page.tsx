import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { type GuestPageContext } from '@/app/(site)/booking/[token]/guest-page'
import { guestPreview } from '@/app/(site)/booking/[token]/guest-preview'
import { newDateTerms } from '@/app/(site)/booking/[token]/new-date-terms'
import { ChangeDate } from '@/components/guest/change-date'
import { PreviewedChoice } from '@/components/guest/previewed-choice'
import { dateInput, monthInput } from '@/lib/contract/guest-page'
import { type GuestRefusalReason } from '@/lib/contract/guest-refusal'
import { now } from '@/lib/db/clock'
import { previewChoice } from '@/lib/use-cases/changes/choose'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-open-dates'

export const metadata = guestMetadata(
  'Another date',
  'The dates that you can choose: see what each gives back before anything happens.',
)

export default guestPreview('Another date', { render, typed })

async function typed({ booking, departure, path, query }: GuestPageContext) {
  return (
    <ChangeDate
      action={`${path}/another-date`}
      chosen={dateInput.safeParse(query).data?.departure ?? null}
      dates={await listChoiceDates(booking, departure, now())}
      month={monthInput.safeParse(query).data?.month}
      ownDay={departure.day}
    />
  )
}

async function render({ booking, departure, path, query }: GuestPageContext) {
  const chosen = dateInput.safeParse(query).data?.departure
  const departureId = chosen ?? departure.id
  const pick = { option: 'another_date', departureId } as const
  const answer = await previewChoice({ reference: booking.reference, actor: 'guest', pick }, now())
  const isClosed = answer.kind === 'unchanged' || (answer.kind === 'refused' && CLOSED.has(answer.reason))
  return (
    <>
      {!isClosed && (
        <ChangeDate
          action={`${path}/another-date`}
          chosen={chosen ?? null}
          dates={await listChoiceDates(booking, departure, now())}
          month={monthInput.safeParse(query).data?.month}
          ownDay={departure.day}
        />
      )}
      {(isClosed || chosen !== undefined) && (
        <PreviewedChoice
          answer={answer}
          departureId={departureId}
          notes={await newDateTerms(booking, departureId)}
          option="another_date"
          path={path}
        />
      )}
    </>
  )
}

/** Refusals that apply to every date: there is nothing to choose, either now or for good. */
const CLOSED: ReadonlySet<GuestRefusalReason> = new Set([
  'no_choice',
  'choice_made',
  'choice_over',
  'change_by_us_under_way',
])
