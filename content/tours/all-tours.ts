import { familyNorthernLights } from '@/content/tours/family-northern-lights'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { iceFishing } from '@/content/tours/ice-fishing'
import { ranuaZoo } from '@/content/tours/ranua-zoo'
import { snowshoe } from '@/content/tours/snowshoe'
import { type Tour } from '@/lib/booking/tour'

/** The tours, ordered by id. */
export const tours: readonly Tour[] = [
  guaranteedNorthernLights,
  snowshoe,
  iceFishing,
  ranuaZoo,
  familyNorthernLights,
]

export function findTour(id: number): Tour | undefined {
  return tours.find((tour) => tour.id === id)
}
