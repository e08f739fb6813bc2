import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { ChangeDate } from '@/components/guest/change-date'
import { ChangePage } from '@/components/guest/change-page'
import { PreviewedChange } from '@/components/guest/previewed-change'
import { ClosedLink } from '@/components/guest/closed-link'
import { PlainPage } from '@/components/layout/plain-page'
import { dateInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { bookingOfPage } from '@/lib/http/booking-page'
import { previewChange } from '@/lib/use-cases/changes/request-change'
import { listOpenDates } from '@/lib/use-cases/guest-page/list-open-dates'

export const metadata = guestMetadata(
  'Change date',
  'Another date of the same tour: see what it costs or gives back before anything changes.',
)

export default async function ChangeDatePage({ params, searchParams }: PageProps<'/booking/[token]/date'>) {
  const { token } = await params
  const query = await searchParams
  const opened = await bookingOfPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  const { booking, departure } = opened
  const path = `/booking/${token}`
  const wanted = dateInput.safeParse(query)
  const departureId = wanted.data?.departure ?? departure.id
  const call = {
    reference: booking.reference,
    wish: { kind: 'move', departureId },
    asking: { actor: 'guest' },
    client: opened.client,
  } as const
  return (
    <PlainPage>
      <ChangePage heading="Change date" isOutdated={'outdated' in query} path={path}>
        <ChangeDate
          action={`${path}/date`}
          chosen={wanted.data?.departure ?? null}
          dates={await listOpenDates(booking, departure, now())}
        />
        {wanted.success && (
          <PreviewedChange
            answer={await previewChange(call, now())}
            fields={{ departure: String(departureId) }}
            path={path}
          />
        )}
      </ChangePage>
    </PlainPage>
  )
}
