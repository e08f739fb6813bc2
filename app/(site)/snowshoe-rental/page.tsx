import { tourMetadata } from '@/app/(site)/page-metadata'
import { TourBookingPage } from '@/app/(site)/tour-booking-page'
import { snowshoePage } from '@/content/tours/snowshoe'

export const metadata = tourMetadata(snowshoePage)

export default function SnowshoeRental() {
  return <TourBookingPage page={snowshoePage} />
}
