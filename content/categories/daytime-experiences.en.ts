import { type PageFile } from '@/content/texts/text-files'
import { ranuaZoo } from '@/content/tours/ranua-zoo'

const { seatsPerDeparture } = ranuaZoo

export const text: PageFile<'daytimeExperiences'> = () => ({
  shortName: 'Daytime Experiences around Rovaniemi',
  intro:
    'Two days outdoors near Rovaniemi: one sitting still on a frozen lake, the other walking among the animals of the north.',
  description: `Ice fishing on a quiet lake and a day with the animals of Ranua: two daytime experiences from Rovaniemi, each in a group of at most ${seatsPerDeparture} guests.`,
  cards: {
    iceFishing: {
      name: 'Ice Fishing Experience',
      description:
        'You drill, you sit down on a reindeer hide, you wait. On the shore a fire burns under the soup, and around noon the low sun turns the lake to rose and blue.',
      features: ['Drill and rod', 'Soup by the fire', 'Reindeer hide to sit on', 'Pick-up at your door'],
    },
    ranuaZoo: {
      name: 'Nordic Animals of Ranua Zoo',
      description:
        'Lynx, wolverines, owls and polar bears, in large enclosures along a boardwalk through the forest. You walk it with a guide who knows who is awake.',
      features: ['Entrance included', 'Guide on the boardwalk', 'Easy walking', 'Pick-up at your door'],
    },
  },
})
