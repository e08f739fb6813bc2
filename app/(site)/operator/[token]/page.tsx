import { pageInTime } from '@/app/(site)/page-in-time'
import { guestMetadata } from '@/app/(site)/booking/[token]/guest-metadata'
import { ClosedLink } from '@/components/guest/closed-link'
import { PlainPage } from '@/components/layout/plain-page'
import { OperatorBooking } from '@/components/operator/operator-booking'
import { now } from '@/lib/db/clock'
import { bookingOfOperatorsPage } from '@/lib/http/booking-page'
import { loadOperatorPage } from '@/lib/use-cases/operator-page/load-operator-page'

export const metadata = guestMetadata(
  'A booking',
  'A booking for the office: how it stands, its money, its e-mails and its history.',
)

/** Forms come back here with `?done=` and what they did. */
export default pageInTime(async function OperatorPage({
  params,
  searchParams,
}: PageProps<'/operator/[token]'>) {
  const { token } = await params
  const { done } = await searchParams
  const opened = await bookingOfOperatorsPage(token)
  if (opened.kind !== 'opened') return <ClosedLink {...opened} />
  return (
    <PlainPage>
      <OperatorBooking done={String(done)} page={await loadOperatorPage(token, opened, now())} />
    </PlainPage>
  )
})
