import { privateEveningCents } from '@/content/private-evening'
import { type PageFile } from '@/content/texts/text-files'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'customizedTour'> = ({ companyReceipt, euros, tourName }) => ({
  name: 'Customized Tour',
  shortName: 'Customized Tour in Rovaniemi and Lapland',
  intro:
    'Your people, your days, your pace. You tell us what you would like, and we plan the winter around it.',
  description:
    'A private tour in Rovaniemi and Finnish Lapland, planned around you: northern lights, snow, lakes and animals, with your own guide and at your own pace.',
  facts: [
    ['Duration', 'An evening, a day, or several days one by one'],
    ['Group size', 'Your own party, no one else'],
    ['Price', `One offer, made for you; a private evening from ${euros(privateEveningCents)}`],
  ],
  arrange: {
    heading: 'What we can arrange',
    lead: 'Everything on this site, in another order, for you alone. And some things that are not on it.',
    offers: [
      {
        name: 'Northern lights, for you alone',
        text: 'The guide and the vehicle are yours, from dusk until you want to go home. More evenings can follow, each booked by itself.',
      },
      {
        name: 'Days on snow and ice',
        text: 'Snowshoes with a guide, a lake to fish on, a fell at noon. An hour or a day, as your legs and the frost allow.',
      },
      {
        name: 'Animals and people of the north',
        text: 'The wildlife park of Ranua at your own pace, a reindeer farm, a craftsman’s workshop.',
      },
      {
        name: 'How you get there',
        text: 'We drive you to your cabin or glass igloo, with your luggage and your skis. The lodging you book yourself; we sell none.',
      },
    ],
  },
  wishes: {
    heading: 'What guests ask for',
    examples: [
      {
        name: 'A question under the sky',
        text: 'A proposal on a quiet lake, with a fire, a thermos, and a guide who looks the other way.',
      },
      {
        name: 'Three generations',
        text: 'Something to do for the child of five and for the grandmother, and a warm place between the two.',
      },
      {
        name: 'Nights for photographers',
        text: 'Dark places with a foreground, time to set up the tripod, and nobody’s torch in the picture.',
      },
      {
        name: 'A company’s winter day',
        text: 'A larger party with several guides, one plan and a supper by the fire.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    steps: [
      {
        when: 'First',
        title: 'You write to us',
        text: 'When you come, who is with you, and what you hope for.',
      },
      {
        when: 'Then',
        title: 'We ask back',
        text: 'About ages, about boots, about how late an evening may end. What cannot be done we say at once.',
      },
      {
        when: 'Soon after',
        title: 'You receive a plan',
        text: 'Days, times and one price in euros, VAT included. You change what you like until it fits.',
      },
      {
        when: 'On the day',
        title: 'We collect you',
        text: 'At your door in Rovaniemi, with a guide who has read the plan, and the forecast.',
      },
    ],
  },
  request: {
    action: 'Plan your tour',
    heading: 'Tell us about your days',
    text: `A few lines are enough to begin with. Nothing is booked by them. A private evening costs from ${euros(privateEveningCents)}: that is the price of all ${seatsPerDeparture} places of our ${tourName(guaranteedNorthernLights)}. Yours may cost more, and its price is fixed before you book.`,
    company: `Is a company paying? ${companyReceipt} If it needs more than that, ask us before you book.`,
  },
})
