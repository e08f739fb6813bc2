import { pageMetadata } from '@/app/(site)/page-metadata'
import { TourBookingPage } from '@/app/(site)/tour-booking-page'
import { guaranteedNorthernLightsPage } from '@/content/tours/guaranteed-northern-lights'

export const metadata = pageMetadata({
  ...guaranteedNorthernLightsPage.tour,
  description: guaranteedNorthernLightsPage.description,
})

export default function NorthernLightsTour() {
  return <TourBookingPage page={guaranteedNorthernLightsPage} />
}
