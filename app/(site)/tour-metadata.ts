import { type Metadata } from 'next'

import { type TourPage } from '@/content/tours/tour-page'

export function tourMetadata({ tour, description }: TourPage): Metadata {
  return { title: tour.name, description, alternates: { canonical: tour.route } }
}
