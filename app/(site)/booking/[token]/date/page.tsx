import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { type GuestPageContext } from '@/app/(site)/booking/[token]/guest-page'
import { guestPreview } from '@/app/(site)/booking/[token]/guest-preview'
import { newDateTerms } from '@/app/(site)/booking/[token]/new-date-terms'
import { ChangeDate } from '@/components/guest/change-date'
import { PreviewedChange } from '@/components/guest/previewed-change'
import { dateInput, monthInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { formatDay } from '@/lib/language/dates'
import { previewChange } from '@/lib/use-cases/changes/request-change'
import { listOpenDates } from '@/lib/use-cases/guest-page/list-open-dates'

export const metadata = guestMetadata(
  'Change date',
  'Another date of the same tour: see what it costs or gives back before anything changes.',
)

export default guestPreview('Change date', { render, typed })

async function typed({ booking, departure, path, query }: GuestPageContext) {
  return (
    <ChangeDate
      action={`${path}/date`}
      chosen={dateInput.safeParse(query).data?.departure ?? null}
      dates={await listOpenDates(booking, departure, now())}
      month={monthInput.safeParse(query).data?.month}
      ownDay={departure.day}
    />
  )
}

async function render({ booking, departure, client, path, query }: GuestPageContext) {
  const chosen = dateInput.safeParse(query).data?.departure
  const call = {
    reference: booking.reference,
    wanted: { kind: 'move', departureId: chosen ?? departure.id },
    asking: { actor: 'guest' },
    client,
  } as const
  const answer = await previewChange(call, now())
  // Without a chosen date, previewing the current one shows whether the booking can be moved at all.
  const isRefused = chosen === undefined && answer.kind === 'refused'
  const dates = await listOpenDates(booking, departure, now())
  const newDay = dates.find(({ id }) => id === chosen)?.day
  return (
    <>
      {!isRefused && (
        <ChangeDate
          action={`${path}/date`}
          chosen={chosen ?? null}
          dates={dates}
          month={monthInput.safeParse(query).data?.month}
          ownDay={departure.day}
        />
      )}
      {(isRefused || chosen !== undefined) && (
        <PreviewedChange
          answer={answer}
          fields={{ departure: String(call.wanted.departureId) }}
          notes={[
            ...(newDay ? [`Your booking moves to ${formatDay(newDay)}.`] : []),
            ...(await newDateTerms(booking, call.wanted.departureId)),
          ]}
          path={path}
        />
      )}
    </>
  )
}
