/** What several pages say in the same words, and the labels of pages with little else of their own. */
export const pages = {
  home: 'Home',
  backToHome: 'Back to home',
  onThisPage: 'On this page',
  lastUpdated: 'Last updated: <date></date>',
  datesAndPrices: 'See dates and prices<hidden> of {tour}</hidden>',

  printList: 'Print this list',
  articlesOnPacking:
    'What to choose and why is in our articles on <clothing>clothing</clothing> and <packing>packing</packing>.',
  /** At the foot of the printed packing list; each of the three is as it is anywhere. */
  emergency: '{brand} · {email} · {phone} · in an emergency 112',

  seasonAtOneGlance: 'A season of nights at one glance: <link>the sky over Rovaniemi</link>',

  whoWrites:
    'Only guests whose booking we have, and who came, can write here. We show every review, good or bad, unless it insults, exposes other people, is not about us, advertises, or is illegal. <link>How we check reviews</link>',
  moreReviews: 'More reviews',
  newerReviews: 'Newer reviews',
  olderReviews: 'Older reviews',

  /** The pages after paying. */
  paymentTitle: 'Your payment',
  paymentDescription:
    'What you have booked and paid by card: the tour, its date, your party and the price, and what happens between now and the day itself.',
  cryptoTitle: 'Your crypto booking',
  cryptoDescription:
    'What you have booked in cryptocurrency: the tour, its date and the price, when we send the wallet address, and until when the payment is due.',
} as const
