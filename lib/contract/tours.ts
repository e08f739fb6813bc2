/** `GET /api/tours` answers a list of these, ordered by id. Amounts are euros. */
export type TourRecord = {
  readonly id: number
  readonly adult_price: number
  readonly child_price: number
  readonly max_capacity: number | null
}
