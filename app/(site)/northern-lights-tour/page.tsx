import { TourBookingPage } from '@/app/(site)/tour-booking-page'
import { tourMetadata } from '@/app/(site)/tour-metadata'
import { guaranteedNorthernLightsPage } from '@/content/tours/guaranteed-northern-lights'

export const metadata = tourMetadata(guaranteedNorthernLightsPage)

export default function NorthernLightsTour() {
  return <TourBookingPage page={guaranteedNorthernLightsPage} />
}
