import 'server-only'
import { company } from '@/content/company'
import { type GuidedBooking, type GuideRow } from '@/lib/booking/guide-list'
import { database } from '@/lib/db/client'
import { type SeasonDay } from '@/lib/db/departures/season'
import { drawGuideList } from '@/lib/pdf/draw-guide-list'
import { tourOf } from '@/lib/use-cases/departures/tour-of'

/** The list of a departure's guide as a PDF. */
export async function drawGuideListOf(
  departure: SeasonDay,
  rows: readonly GuideRow<GuidedBooking>[],
  now: Date,
): Promise<Buffer> {
  const { name: tour, meetingPoint } = await tourOf(database(), departure)
  return drawGuideList({ ...departure, brand: company.brand, tour, meetingPoint, rows, at: now })
}
