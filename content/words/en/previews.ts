/** The pages in link previews, structured data and the list of programs: read outside our pages. */
export const previews = {
  tour: '{duration} · from {price}',
  plannedAroundYou: 'Planned around you',
  priceOnRequest: 'Price on request',
  pricePerVehicle: '{price} per vehicle',
  businessId: 'Business ID',
  travellers: 'Travellers to Finnish Lapland',
  adult: 'Adult',
  child: 'Child',
} as const
