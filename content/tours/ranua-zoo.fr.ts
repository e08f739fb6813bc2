import { ranuaZoo } from '@/content/tours/ranua-zoo'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = ranuaZoo

const whatToWear =
  'De novembre à avril, portez des vêtements chauds, en plusieurs couches, et des bottes d’hiver ; en automne et en mai, un pull de laine, une veste contre le vent et la pluie, et des chaussures imperméables ; en juin, une veste de pluie sur un pull et, vers la fin du mois, un produit contre les moustiques.'

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Animaux du Nord à Ranua',
  duration: '5 heures',
  place: 'Ranua, au sud de Rovaniemi',
  meetingPoint: 'Prise en charge à votre hébergement à Rovaniemi',
  whatToBring: `Nous sommes dehors presque tout le temps. ${whatToWear} De l’argent ou une carte pour le déjeuner au parc.`,
  times: `Prise en charge à ${time(times.start)}, retour à ${time(times.end)}`,
})

export const text: TourFile['text'] = ({ distances, time, travelTimes }, words) => ({
  shortName: 'Zoo de Ranua avec un guide depuis Rovaniemi',
  summary: 'Les animaux du Nord, dans leur forêt et par leur temps.',
  description: `De Rovaniemi au parc animalier de Ranua : ${words.duration} avec un guide, en groupe de ${seatsPerDeparture} au plus, de la prise en charge à ${time(times.start)} au retour à ${time(times.end)}.`,
  why: {
    heading: 'Les animaux du Nord, de près',
    lead: 'En forêt, vous voyez leurs traces. À Ranua, vous voyez les animaux.',
    paragraphs: [
      `Le lynx, le glouton, la chouette et l’élan (l’orignal, au Québec) vivent dans les forêts autour de Rovaniemi, et la plupart des gens d’ici n’en ont croisé que peu. Le parc animalier de Ranua, à ${distances.ranua} environ au sud, a ouvert en 1983. Ses enclos sont dans la forêt, le long d’un chemin de planches de ${distances.boardwalk}.`,
      'Vous le parcourez avec un guide qui sait qui est réveillé. En hiver, les ours bruns dorment, les ours polaires sont bien réveillés, et le renard polaire est blanc comme la neige. Au printemps, il peut y avoir des petits.',
      `Comme vous êtes ${seatsPerDeparture} au plus, nous nous arrêtons là où il y a quelque chose à voir, et nous y attendons.`,
    ],
  },
  itinerary: {
    heading: 'La journée, heure par heure',
    steps: [
      {
        when: time(times.start),
        title: 'Nous venons vous chercher',
        text: `${words.meetingPoint}. Ensuite, ${travelTimes.toRanua} environ à travers la forêt et le long des lacs ; guettez les rennes sur la route.`,
      },
      {
        when: 'En fin de matinée',
        title: 'Sur le chemin de planches',
        text: 'Avec le guide, des chouettes aux ours. Le chemin est déneigé ; il monte un peu par endroits.',
      },
      {
        when: 'Vers midi',
        title: 'Le temps de se réchauffer',
        text: 'Le parc a un restaurant et un café. Vous y déjeunez si vous le souhaitez ; l’addition est à part.',
      },
      {
        when: 'Après le déjeuner',
        title: 'Retour auprès de votre préféré',
        text: 'Du temps libre pour revoir l’animal qui dormait, ou pour en regarder un qui ne dormait pas.',
      },
      {
        when: time(times.end),
        title: 'De retour à votre porte',
        text: 'Nous retrouvons Rovaniemi ; au cœur de l’hiver, à la tombée de la nuit.',
      },
    ],
  },
  included: [
    'La prise en charge et le retour à votre hébergement à Rovaniemi',
    'Le trajet jusqu’à Ranua, aller et retour',
    'L’entrée du parc animalier',
    'Un guide sur le chemin de planches',
  ],
  notIncluded: [
    'Le déjeuner et les boissons au parc',
    'Les vêtements : vous êtes dehors presque tout le temps',
    'L’assurance voyage',
  ],
  questions: [
    {
      question: 'Quels animaux verrons-nous ?',
      answer:
        'Une cinquantaine d’espèces vivent dans le parc, dont l’ours polaire, le lynx, le glouton, le loup, l’élan, le renard polaire et beaucoup de chouettes et de hiboux. Les ours bruns dorment de novembre à mars environ. Pour les autres, ceux qui se montrent changent d’un jour à l’autre.',
    },
    {
      question: 'Marche-t-on beaucoup ?',
      answer: `Un chemin de planches de ${distances.boardwalk}, avec beaucoup d’arrêts. Vous pouvez l’écourter.`,
    },
    {
      question: 'La sortie convient-elle aux petits enfants ?',
      answer:
        'Oui, avec un adulte. Apportez une luge ou une poussette, et indiquez les âges dans les demandes particulières en réservant, pour que nous installions les bons sièges dans le minibus.',
    },
    {
      question: 'Comment s’habiller ?',
      answer: `Vous êtes dehors pendant des heures et vous vous arrêtez souvent. ${whatToWear}`,
    },
  ],
  safety: {
    walking: `Un chemin de planches de ${distances.boardwalk}, déneigé, avec quelques pentes.`,
    access:
      'Une marche haute pour monter dans le minibus. Poussettes et fauteuils roulants passent sur le chemin de planches, avec de l’aide dans les pentes ; un fauteuil roulant plié entre dans le minibus.',
    toilets: 'À l’entrée et dans le restaurant du parc.',
    equipment: 'Sièges enfants, couvertures, crampons antidérapants à emprunter.',
  },
})
