import { TourBookingPage } from '@/app/(site)/tour-booking-page'
import { tourMetadata } from '@/app/(site)/tour-metadata'
import { ranuaZooPage } from '@/content/tours/ranua-zoo'

export const metadata = tourMetadata(ranuaZooPage)

export default function RanuaZoo() {
  return <TourBookingPage page={ranuaZooPage} />
}
