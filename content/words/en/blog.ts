/** The blog: its page, and what its articles have in common. */
export const blog = {
  title: 'Blog: notes for a journey to Lapland',
  description:
    'Northern lights, clothing, animals, cabins and ice: what to know before a journey to Finnish Lapland, written in Rovaniemi, with the sources named.',
  name: 'Blog',
  heading: 'Before you come north',
  introduction:
    'How dark, how cold, what to wear, where to sleep: what people ask before they come, and our answers.',
  category: 'Category',
  allCategories: 'All',
  minutesToRead: '{minutes} min read',
  inThisArticle: 'In this article',
  datesAndPrices: 'Dates and prices: {tour}',
  toursOfYourStay: 'All tours on the days of your stay',
  readOn: 'Read on',
  allArticles: 'All articles',
  sources: 'Sources and further reading',
  published: 'Published <date></date>',
  updated: 'Updated <date></date>',
  signed: 'By {brand}',
  fromPrice: 'From {price}',
  perAdultInSeason: 'per adult, VAT included · {season}',
  seeDates: 'See dates and book<hidden> {tour}</hidden>',
  otherTour: 'Or: {tour}, from\u00a0{price}',
} as const
