import { pageInTime } from '@/app/(site)/page-in-time'
import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { termsOfDate } from '@/app/(site)/booking/[token]/terms-of-date'
import { ChangeDate } from '@/components/guest/change-date'
import { ChangePage } from '@/components/guest/change-page'
import { PreviewedChoice } from '@/components/guest/previewed-choice'
import { ClosedLink } from '@/components/guest/closed-link'
import { PlainPage } from '@/components/layout/plain-page'
import { dateInput, monthInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { bookingOfPage } from '@/lib/http/booking-page'
import { previewChoice } from '@/lib/use-cases/changes/choose'
import { listChoiceDates } from '@/lib/use-cases/guest-page/list-choice-dates'

export const metadata = guestMetadata(
  'Another date',
  'The dates that you can choose: see what each gives back before anything happens.',
)

export default pageInTime(async function AnotherDatePage({
  params,
  searchParams,
}: PageProps<'/booking/[token]/another-date'>) {
  const { token } = await params
  const query = await searchParams
  const opened = await bookingOfPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  const { booking, departure } = opened
  const path = `/booking/${token}`
  const departureId = dateInput.safeParse(query).data?.departure
  return (
    <PlainPage>
      <ChangePage heading="Another date" isOutdated={'outdated' in query} path={path}>
        <ChangeDate
          action={`${path}/another-date`}
          chosen={departureId ?? null}
          dates={await listChoiceDates(booking, departure, now())}
          month={monthInput.safeParse(query).data?.month}
          ownDay={departure.day}
        />
        {departureId !== undefined && (
          <PreviewedChoice
            answer={await previewChoice(
              {
                reference: booking.reference,
                actor: 'guest',
                pick: { option: 'another_date', departureId },
              },
              now(),
            )}
            departureId={departureId}
            notes={await termsOfDate(booking, departureId)}
            option="another_date"
            path={path}
          />
        )}
      </ChangePage>
    </PlainPage>
  )
})
