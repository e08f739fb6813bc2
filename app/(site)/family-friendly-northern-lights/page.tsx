import { tourMetadata } from '@/app/(site)/page-metadata'
import { TourBookingPage } from '@/app/(site)/tour-booking-page'
import { familyNorthernLightsPage } from '@/content/tours/family-northern-lights'

export const metadata = tourMetadata(familyNorthernLightsPage)

export default function FamilyFriendlyNorthernLights() {
  return <TourBookingPage page={familyNorthernLightsPage} />
}
