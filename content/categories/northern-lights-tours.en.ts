import { type PageFile } from '@/content/texts/text-files'
import { familyNorthernLights } from '@/content/tours/family-northern-lights'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { times } = familyNorthernLights
const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'northernLightsTours'> = ({ time }) => ({
  shortName: 'Northern Lights Tours from Rovaniemi',
  intro:
    'The same sky, two evenings. One goes on until the clouds open; the other has a fire, a story and a bedtime.',
  description: `Two northern lights tours from Rovaniemi: a search in a group of at most ${seatsPerDeparture} with a guarantee, and a family evening by the fire, home at ${time(times.end)}.`,
  cards: {
    guaranteedNorthernLights: {
      name: 'Guaranteed Northern Lights',
      description:
        'We read the cloud maps before we collect you, and drive to where the sky is open. If it closes, we drive on. No lights seen: you choose between a full refund and a free return trip.',
      features: [
        'Refund or return trip',
        'Hot juice by the fire',
        'Pick-up at your door',
        'Help with your camera',
      ],
    },
    familyNorthernLights: {
      name: 'Family-Friendly Northern Lights',
      description:
        'A short drive out of the light of the town, a fire, sausages and hot berry juice. The guide watches the sky and tells of the fox whose tail swept sparks into it.',
      features: ['Open fire', 'Juice and sausages', 'Child seats', 'Home before midnight'],
    },
  },
})
