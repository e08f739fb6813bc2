/** Labels on the home page; its texts are in `content/home.ts`. */
export const home = {
  exploreTours: 'Explore Tours',
  flagship: '{tour}, {price}',
  severalDays: 'Here for several days? <link>See all tours on each of them</link>',
  fromPrice: 'From {price}',
  guestsTellUs: 'What guests tell us',
  sampleReview: 'Sample review',
  ourPlace: 'Pictures of where we live',
  answeredWithin: 'E-mail, answered within {hours} hours',
  phone: 'Phone, 24/7 for emergencies',
  whereWeAre: 'Where we are',
} as const
