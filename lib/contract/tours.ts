/** `GET /api/tours` returns a list of these, ordered by id. Amounts are in euros. */
export type TourRecord = {
  readonly id: number
  readonly adult_price: number
  readonly child_price: number
  readonly max_capacity: number | null
}
