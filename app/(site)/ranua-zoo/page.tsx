import { tourMetadata } from '@/app/(site)/page-metadata'
import { TourBookingPage } from '@/app/(site)/tour-booking-page'
import { ranuaZooPage } from '@/content/tours/ranua-zoo'

export const metadata = tourMetadata(ranuaZooPage)

export default function RanuaZoo() {
  return <TourBookingPage page={ranuaZooPage} />
}
