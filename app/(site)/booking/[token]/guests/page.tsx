import { pageInTime } from '@/app/(site)/page-in-time'
import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { ChangeGuests } from '@/components/guest/change-guests'
import { ChangePage } from '@/components/guest/change-page'
import { PreviewedChange } from '@/components/guest/previewed-change'
import { ClosedLink } from '@/components/guest/closed-link'
import { PlainPage } from '@/components/layout/plain-page'
import { partyInput } from '@/lib/contract/guest-page'
import { now } from '@/lib/db/clock'
import { bookingOfPage } from '@/lib/http/booking-page'
import { previewChange } from '@/lib/use-cases/changes/request-change'

export const metadata = guestMetadata(
  'Change guests',
  'More or fewer guests on your tour: see what it costs or gives back before anything changes.',
)

export default pageInTime(async function ChangeGuestsPage({
  params,
  searchParams,
}: PageProps<'/booking/[token]/guests'>) {
  const { token } = await params
  const query = await searchParams
  const opened = await bookingOfPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  const { reference, adults, children } = opened.booking
  const path = `/booking/${token}`
  const wanted = partyInput.safeParse(query)
  const call = {
    reference,
    wanted: { kind: 'party', party: wanted.data ?? opened.booking },
    asking: { actor: 'guest' },
    client: opened.client,
  } as const
  const answer = await previewChange(call, now())
  // Asked of the guests that it has, the answer is whether they can be changed at all.
  const isRefused = !wanted.success && answer.kind === 'refused'
  return (
    <PlainPage>
      <ChangePage heading="Change guests" isOutdated={'outdated' in query} path={path}>
        {!isRefused && <ChangeGuests party={wanted.data ?? { adults, children }} path={path} />}
        {(isRefused || wanted.success) && (
          <PreviewedChange
            answer={answer}
            fields={{
              adults: String(call.wanted.party.adults),
              children: String(call.wanted.party.children),
            }}
            path={path}
          />
        )}
      </ChangePage>
    </PlainPage>
  )
})
