/** A tour in the response of `GET /api/tours`, which lists them by id. Amounts are in euros. */
export type TourRecord = {
  readonly id: number
  readonly adult_price: number
  readonly child_price: number
  readonly max_capacity: number | null
}
