import { tourMetadata } from '@/app/(site)/page-metadata'
import { TourBookingPage } from '@/app/(site)/tour-booking-page'
import { iceFishingPage } from '@/content/tours/ice-fishing'

export const metadata = tourMetadata(iceFishingPage)

export default function IceFishing() {
  return <TourBookingPage page={iceFishingPage} />
}
