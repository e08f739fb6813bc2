import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'transportation'> = ({ distances }) => ({
  name: 'Transportation',
  shortName: 'Private Transportation in Finnish Lapland',
  intro:
    'A warm vehicle and a driver who knows the road. To the fells of Levi and Kittilä, or to wherever else you have to be.',
  description:
    'Private transport in Finnish Lapland: a transfer from Rovaniemi to Levi or Kittilä at a fixed price, and journeys of your own making with a personal quote.',
  map: {
    heading: 'Where we collect you',
    text: `At your door in Rovaniemi: at your hotel or cabin, at the airport or at the station. From there one road follows the Ounasjoki north-west to Kittilä and Levi, about ${distances.levi}, and another leads south to Ranua, about ${distances.ranua}.`,
    drawn:
      'A drawn map: Rovaniemi on the Arctic Circle where two rivers meet, the road north-west to Kittilä and Levi, and the road south to Ranua',
  },
})
