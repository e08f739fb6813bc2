import { tourMetadata } from '@/app/(site)/page-metadata'
import { TourBookingPage } from '@/app/(site)/tour-booking-page'
import { guaranteedNorthernLightsPage } from '@/content/tours/guaranteed-northern-lights'

export const metadata = tourMetadata(guaranteedNorthernLightsPage)

export default function NorthernLightsTour() {
  return <TourBookingPage page={guaranteedNorthernLightsPage} />
}
