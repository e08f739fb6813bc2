import { categories, type CategoryKey } from '@/content/categories/categories'
import { company } from '@/content/company'
import { customizedTourPage } from '@/content/customized-tour-page'
import { type PictureName } from '@/content/pictures'
import { shortGuaranteeText } from '@/content/policies'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { transportationPage } from '@/content/transport/all-transport'

/* The text and pictures of the home page, from top to bottom. */

export const homePage = {
  route: '/',
  name: `${company.brand}: guided tours in Rovaniemi, Finnish Lapland`,
  description:
    'Northern lights, snowshoes, ice fishing and northern animals: guided tours in small groups from Rovaniemi, on the Arctic Circle in Finnish Lapland.',
} as const

export const hero = {
  headline: 'Nights under the northern lights',
  text: 'Snow and quiet lakes around Rovaniemi, on the Arctic Circle. Small groups, guides who know the way, and somewhere warm to come back to.',
  flagship: { tour: guaranteedNorthernLights, promise: shortGuaranteeText },
} as const

/** One of the four cards for our tours. Its price comes from the tours of its category. */
export type HomeCard = {
  readonly title: string
  readonly description: string
  readonly picture: PictureName
  readonly route: Route
  /** Such as '2 tours available'. Rule: home-cards (docs/rules.md) */
  readonly tourCount: string
  /** The category whose lowest price the card shows; null if it has no fixed prices. */
  readonly category: CategoryKey | null
}

type Route = (typeof categories)[CategoryKey]['route'] | typeof customizedTourPage.route

export const tourSection: {
  readonly heading: string
  readonly text: string
  readonly cards: readonly HomeCard[]
} = {
  heading: 'Four ways into the winter',
  text: 'By night or by day, with us or at your own pace. Each way starts in Rovaniemi and ends there.',
  cards: [
    {
      title: categories.northernLights.name,
      description:
        'We drive to where the sky is open, with a guarantee. Or we stay by a fire, with the children, until bedtime.',
      picture: 'auroraLake',
      route: categories.northernLights.route,
      tourCount: '2 tours available',
      category: 'northernLights',
    },
    {
      title: categories.equipment.name,
      description: 'Snowshoes and poles in your size, a short lesson, and a route that suits the light.',
      picture: 'forestWalkers',
      route: categories.equipment.route,
      tourCount: '1 rental available',
      category: 'equipment',
    },
    {
      title: categories.daytime.name,
      description: 'A hole in the ice of a quiet lake, or a day with the animals of the north.',
      picture: 'fishingSpring',
      route: categories.daytime.route,
      tourCount: '2 experiences available',
      category: 'daytime',
    },
    {
      title: customizedTourPage.name,
      description: 'Your people, your days, your pace. You tell us what you hope for, and we plan around it.',
      picture: 'campfire',
      route: customizedTourPage.route,
      tourCount: 'fully customized',
      category: null,
    },
  ],
}

export const transportSection = {
  heading: 'From door to door',
  title: 'Private Transportation',
  description:
    'To Levi or Kittilä, to the airport, or wherever in Finland your winter goes on. The vehicle is yours alone.',
  picture: 'roadToFells',
  route: transportationPage.route,
  count: '2 services available',
} as const

export const aboutSection = {
  heading: 'Who we are',
  lead: 'Rovaniemi is where we work and where our tours begin. In December the sun is up for little more than two hours, so we have learned to like the other twenty-two.',
  paragraphs: [
    'The town lies on the Arctic Circle, where two rivers meet, with forest on all sides. Some of our tours stay close to it, and some go as far as a clear sky asks for.',
    `We keep our groups small: at most ${guaranteedNorthernLights.seatsPerDeparture} guests on most tours, so that a guide has time for each guest.`,
    'We say what we know and what we do not. The guide reads the forecasts of cloud and solar wind before each northern lights tour, and there is a warm van to come back to.',
  ],
  pictures: ['frostForest', 'familyFire', 'midsummerLake', 'reindeer', 'winterClothing'],
} as const satisfies { readonly pictures: readonly PictureName[] } & Record<string, unknown>

export const contactSection = {
  heading: 'A light is on',
  text: 'Ask us about the weather, the right boots or a date that the calendar does not show. We write back ourselves.',
  picture: 'litWindow',
  formHeading: 'Write to us',
} as const
