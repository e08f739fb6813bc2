/** Labels on the pages of our transport services; their texts are in `content/transport`. */
export const transport = {
  pictures: 'Pictures of {service}',
  upToPeople: 'Up to {count} people',
  capacity: 'Capacity',
  upToPassengers: 'Up to {count} passengers',
  price: 'Price',
  customPrice: 'Custom pricing',
  oneSum: 'one sum, VAT included',
  perVehicle: 'per vehicle, VAT included',
  popularRoutes: 'Popular routes',
  /** The browser's title of the service whose price is by quote. */
  customTitle: 'Private Customized Transport in Lapland',
  /** On the drawn map. */
  arcticCircle: 'Arctic Circle',
} as const
