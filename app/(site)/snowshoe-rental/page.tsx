import { pageMetadata } from '@/app/(site)/page-metadata'
import { TourBookingPage } from '@/app/(site)/tour-booking-page'
import { snowshoePage } from '@/content/tours/snowshoe'

export const metadata = pageMetadata({ ...snowshoePage.tour, description: snowshoePage.description })

export default function SnowshoeRental() {
  return <TourBookingPage page={snowshoePage} />
}
