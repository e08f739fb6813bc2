import { type Metadata } from 'next'
import { withPageDeadline } from '@/app/site/with-page-deadline'
import { GuestBooking } from '@/components/guest/guest-booking'
import { LinkUnavailable } from '@/components/guest/link-unavailable'
import { ConfirmNewEmailAddress } from '@/components/guest/confirm-new-email-address'
import { PlainPage } from '@/components/layout/plain-page'
import { privateMetadata } from '@/app/site/private-metadata'
import { tourPicture } from '@/content/tours/all-page-facts'
import { now } from '@/lib/db/clock'
import { openAddressPage, openBookingPage } from '@/lib/http/open-page'
import { findPageLanguage } from '@/lib/http/page-language'
import { loadGuestPage } from '@/lib/use-cases/guest-page/load-guest-page'
import { refreshPayment } from '@/lib/use-cases/guest-page/refresh-payment'
import { words } from '@/lib/words/words'

export async function generateMetadata({ params }: PageProps<'/booking/[token]'>): Promise<Metadata> {
  const { token } = await params
  const say = words('guest', await findPageLanguage(token))
  return privateMetadata(say('title'), say('description'))
}

/**
 * The guest's booking page, with a form's result in `?done=`. A token sent to a new e-mail address opens the page that
 * verifies it instead.
 */
export default withPageDeadline(async function BookingPage({
  params,
  searchParams,
}: PageProps<'/booking/[token]'>) {
  const { token } = await params
  const { done, wait } = await searchParams
  const language = await findPageLanguage(token)
  const address = await openAddressPage(token)
  if (address && address.kind !== 'opened') return <LinkUnavailable {...address} language={language} />
  if (address)
    return <ConfirmNewEmailAddress {...address} mustWait={wait !== undefined} path={`/booking/${token}`} />
  const opened = await openBookingPage(token)
  if (opened.kind !== 'opened') return <LinkUnavailable {...opened} language={language} />
  const current = await refreshPayment(opened, now())
  const page = await loadGuestPage(token, current, now())
  return (
    <PlainPage>
      <GuestBooking
        done={String(done)}
        now={now()}
        page={page}
        // No northern lights next to the sentence that none were seen.
        picture={
          page.choice?.cause === 'lights_not_seen' ? 'kotaInside' : tourPicture(current.departure.tourId)
        }
      />
    </PlainPage>
  )
})
