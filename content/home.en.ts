import { company } from '@/content/company'
import { type PageFile } from '@/content/texts/text-files'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'home'> = () => ({
  name: `${company.brand}: guided tours in Rovaniemi, Finnish Lapland`,
  description:
    'Northern lights, snowshoes, ice fishing and northern animals: guided tours in small groups from Rovaniemi, on the Arctic Circle in Finnish Lapland.',
  hero: {
    headline: 'Nights under the northern lights',
    text: 'Snow and quiet lakes around Rovaniemi, on the Arctic Circle. Small groups, guides who know the way, and somewhere warm to come back to.',
  },
  tours: {
    heading: 'Four ways into the winter',
    text: 'By night or by day, with us or at your own pace. Each way starts in Rovaniemi and ends there.',
    cards: {
      northernLights: {
        description:
          'We drive to where the sky is open, with a guarantee. Or we stay by a fire, with the children, until bedtime.',
        tourCount: '2 tours available',
      },
      equipment: {
        description: 'Snowshoes and poles in your size, a short lesson, and a route that suits the light.',
        tourCount: '1 rental available',
      },
      daytime: {
        description: 'A hole in the ice of a quiet lake, or a day with the animals of the north.',
        tourCount: '2 experiences available',
      },
      customized: {
        description:
          'Your people, your days, your pace. You tell us what you hope for, and we plan around it.',
        tourCount: 'fully customized',
      },
    },
  },
  transport: {
    heading: 'From door to door',
    title: 'Private Transportation',
    description:
      'To Levi or Kittilä, to the airport, or wherever in Finland your winter goes on. The vehicle is yours alone.',
    count: '2 services available',
  },
  about: {
    heading: 'Who we are',
    lead: 'Rovaniemi is where we work and where our tours begin. In December the sun is up for little more than two hours, so we have learned to like the other twenty-two.',
    paragraphs: [
      'The town lies on the Arctic Circle, where two rivers meet, with forest on all sides. Some of our tours stay close to it, and some go as far as a clear sky asks for.',
      `We keep our groups small: at most ${seatsPerDeparture} guests on most tours, so that a guide has time for each guest.`,
      'We say what we know and what we do not. The guide reads the forecasts of cloud and solar wind before each northern lights tour, and there is a warm van to come back to.',
    ],
  },
  contact: {
    heading: 'A light is on',
    text: 'Ask us about the weather, the right boots or a date that the calendar does not show. We write back ourselves.',
    formHeading: 'Write to us',
  },
})
