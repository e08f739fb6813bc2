import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'yourStay'> = () => ({
  name: 'Your stay, day by day',
  shortName: 'Rovaniemi day by day: tours and dark nights',
  description:
    'Type when you are in Rovaniemi and how many you are: all tours on each day, with free places, your price, hours of darkness and the moon of each evening.',
  answer: {
    title: 'Your days in Rovaniemi: tours and places',
    description:
      'All tours on the days of your stay in Rovaniemi: free places, the price of your whole party, hours of darkness and the moon of each evening.',
  },
  intro:
    'Tell us when you are here and how many you are. You see every tour on each of your days: places, price, darkness and moon.',
  guide: {
    heading: 'How to read it',
    parts: [
      {
        title: 'Two tours on one day',
        text: 'Our hours run from your door to your door. A tour of the day and one of the evening fit together when an hour at least lies between, for dry socks and dinner. Tours of the same hours do not.',
      },
      {
        title: 'The darkest evening',
        text: 'First comes how long it is dark, then how little the moon shines meanwhile. Both are computed for Rovaniemi and certain. Cloud decides as much and cannot be known so far ahead, so keep a second evening free if you can.',
      },
      {
        title: 'A date that is full',
        text: 'Its link leads to the tour’s calendar all the same. There you can join the waiting list, and we write to you when a place is free.',
      },
    ],
  },
})
