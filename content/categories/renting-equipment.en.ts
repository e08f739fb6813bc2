import { type PageFile } from '@/content/texts/text-files'
import { snowshoe } from '@/content/tours/snowshoe'

const { seatsPerDeparture } = snowshoe

export const text: PageFile<'rentingEquipment'> = () => ({
  shortName: 'Renting Equipment: Snowshoes in Rovaniemi',
  intro:
    'What you need to leave the cleared path, fitted to you, and a route that suits the light of the day.',
  description: `Snowshoes and poles to rent in Rovaniemi, fitted to you, with a short lesson and a route to follow at your own pace. For parties of up to ${seatsPerDeparture} people.`,
  cards: {
    snowshoe: {
      name: 'Quality Snowshoe Rental',
      description:
        'Snowshoes and poles in your size, a quarter of an hour’s lesson, and two or three routes on your phone. After that the forest is yours for as long as you like.',
      features: ['Fitted to your boots', 'Poles included', 'Routes for your phone', 'Our number on the way'],
    },
  },
})
