import { type SearchProps } from '@/app/site/search-props'
import { privateMetadata } from '@/app/site/private-metadata'
import { FindBookingForm } from '@/components/guest/find-booking-form'
import { TextWithPicturePage } from '@/components/layout/text-with-picture-page'

export const metadata = privateMetadata(
  'Find your booking',
  'Lost the e-mail with the link to your booking? Type your e-mail address, and we send the links to all bookings of that address again.',
)

/** The form posts to `find-booking/send`, which redirects back with `?sent`. */
export default async function FindBookingPage({ searchParams }: SearchProps) {
  const { sent } = await searchParams
  return (
    <TextWithPicturePage picture="cabinLane">
      <FindBookingForm isSent={sent !== undefined} />
    </TextWithPicturePage>
  )
}
