import { type EmptyDeparture } from '@/tools/bench/find-empty-departures'

type Bookable = Omit<EmptyDeparture, 'seats'>

/** The body of a checkout request by card for one adult. */
export function oneAdultOrder(
  { id, tourId, date, adultPrice }: Bookable,
  customer: { readonly name: string; readonly email: string },
): string {
  return JSON.stringify({
    amount: adultPrice,
    currency: 'eur',
    tour_name: 'Tour',
    tour_date: date,
    metadata: {
      tour_id: tourId,
      tour_date_id: id,
      customer_name: customer.name,
      customer_email: customer.email,
      adults: 1,
      children: 0,
      total_price: adultPrice,
      phone: '',
      special_requests: '',
    },
  })
}
