import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'
import { type TourFile } from '@/content/tours/tour-page'

const { seatsPerDeparture, times } = guaranteedNorthernLights

/** What e-mails, papers and other pages say as well. */
export const words: TourFile['words'] = ({ time }) => ({
  name: 'Aurores boréales : vues ou remboursées',
  duration: '1 à 10 heures',
  place: 'Rovaniemi, Laponie finlandaise',
  meetingPoint: 'Prise en charge à votre hébergement à Rovaniemi',
  whatToBring:
    'Vos vêtements les plus chauds, en plusieurs couches, un bonnet, des moufles et des bottes d’hiver assez larges pour de grosses chaussettes ; en septembre et en octobre, des chaussures imperméables et une veste de pluie sur de la laine suffisent. La nuit, nous restons dehors sans bouger. Dînez avant la prise en charge, et emportez un appareil photo ou un téléphone à la batterie pleine.',
  times: `Prise en charge à ${time(times.start)}, retour entre ${time(times.earliestEnd)} et ${time(times.end)}`,
})

export const text: TourFile['text'] = ({ distances, guarantee, time }, words) => ({
  shortName: 'Aurores boréales à Rovaniemi, ou remboursées',
  summary: 'Un soir, un petit groupe, et autant de kilomètres qu’il en faut pour un ciel dégagé.',
  description: `Aurores boréales depuis Rovaniemi, ${seatsPerDeparture} personnes au plus. Prise en charge à ${time(times.start)}. Sans aurore : remboursement intégral ou nouvelle sortie offerte, au choix.`,
  why: {
    heading: 'Nous suivons le ciel dégagé',
    lead: 'Ici, les aurores sont fréquentes, et les nuages aussi. Nous allons là où le ciel est dégagé, aussi longtemps que la nuit le permet.',
    paragraphs: [
      `Rovaniemi se trouve sur le cercle polaire, sous le bord de l’ovale auroral, l’anneau où se montrent les aurores. Par nuit noire, de l’automne au printemps, elles sont souvent là, à quelque ${distances.lights} d’altitude, derrière les nuages qui couvrent la ville ce soir-là. Avant de passer vous chercher, nous avons lu les prévisions de nuages et de vent solaire, et choisi par où commencer.`,
      `Certains soirs, c’est un lac aux portes de la ville. D’autres fois, c’est une longue route vers un air plus sec. Comme vous êtes ${seatsPerDeparture} au plus, nous pouvons faire demi-tour et rester dehors tard. Quand les aurores viennent tôt et que tout le monde en a vu assez, nous rentrons tôt.`,
      'Entre deux éclaircies, il y a un feu, quelque chose de chaud à boire, et un guide qui vous aide à régler votre appareil photo.',
    ],
  },
  itinerary: {
    heading: 'La soirée, heure par heure',
    steps: [
      {
        when: time(times.start),
        title: 'Nous venons vous chercher',
        text: `${words.meetingPoint}. Votre guide vous dit où le ciel devrait se dégager, et combien de temps dure la route.`,
      },
      {
        when: 'Premier arrêt',
        title: 'Loin des lumières de la ville',
        text: 'La rive d’un lac ou une tourbière ouverte, avec une large vue vers le nord. Il faut une vingtaine de minutes aux yeux pour se faire à l’obscurité.',
      },
      {
        when: 'En fin de soirée',
        title: 'Un feu, du jus de baies chaud, et l’attente',
        text: 'Nous allumons un feu là où c’est permis. Le guide surveille les cartes de nuages et aide à régler appareils et téléphones.',
      },
      {
        when: 'Si les nuages viennent',
        title: 'Nous reprenons la route',
        text: 'Vers la prochaine trouée et, s’il le faut, vers la suivante. Nous rentrons quand vous avez vu les aurores, ou quand la nuit est finie.',
      },
      {
        when: `De ${time(times.earliestEnd)} à ${time(times.end)}`,
        title: 'De retour à votre porte',
        text: `C’est l’heure habituelle du retour. La sortie dure ${words.duration}, selon que les aurores se montrent dès le premier lac ou que la route du retour est longue. Prévoyez une matinée tranquille, et pas de vol de bonne heure.`,
      },
    ],
  },
  included: [
    'La prise en charge et le retour à votre hébergement à Rovaniemi',
    'Un guide qui conduit, lit le ciel et aide à régler les appareils photo',
    'Autant de kilomètres que la nuit en demande',
    'Du jus de baies chaud et un en-cas près du feu',
    'La garantie : remboursement intégral ou nouvelle sortie offerte',
  ],
  notIncluded: [
    'Les vêtements d’hiver : mettez les plus chauds, nous vous écrivons ce qu’il faut apporter',
    'L’appareil photo et le trépied',
    'Le dîner : mangez avant la prise en charge',
    'L’assurance voyage',
  ],
  questions: [
    { question: 'Que dit exactement la garantie ?', answer: guarantee },
    {
      question: 'Quelle température fait-il ?',
      answer:
        'De décembre à février, il fait souvent de −10 à −25 °C, et une nuit sans vent peut être plus froide. En septembre, les soirées sont le plus souvent entre +3 et +8 °C, et en octobre et en avril il fait autour de 0 °C. Portez de la laine à même la peau, deux couches par-dessus, un manteau coupe-vent, et des bottes assez larges pour de grosses chaussettes.',
    },
    {
      question: 'Peut-on photographier les aurores avec un téléphone ?',
      answer:
        'Avec la plupart des téléphones de ces dernières années, oui : le mode nuit, un appui, et quelques secondes sans bouger. Le guide vous montre comment faire. Gardez le téléphone au chaud et chargé, car le froid vide les batteries.',
    },
    {
      question: 'Les enfants peuvent-ils venir ?',
      answer:
        'Oui, avec un adulte. La nuit peut être longue : pour les plus petits, nous conseillons notre sortie en famille, qui vous ramène avant minuit. À partir du dernier dimanche de mars, elle se passe surtout au crépuscule, et c’est alors cette sortie-ci qui a le ciel le plus noir.',
    },
  ],
  safety: {
    walking: 'De courts trajets, 200 mètres au plus, sur la neige ou un sentier en forêt, dans l’obscurité.',
    access:
      'Une marche haute pour monter dans le minibus, et de longues heures en position assise. Un fauteuil roulant plié tient à bord ; les arrêts se font sur la neige et un sol inégal.',
    toilets: 'Dans une station-service sur la route, s’il y en a une d’ouverte ; sinon, il n’y en a pas.',
    equipment:
      'Lampes frontales à lumière rouge, gilets réfléchissants, couvertures, un communicateur par satellite.',
  },
})
