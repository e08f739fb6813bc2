import { privateTransfer } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'

const { maxPassengers, priceCents } = privateTransfer

/** What e-mails and other pages say as well. */
export const words: TransportFile['words'] = () => ({
  name: 'Transfert privé Rovaniemi–Levi/Kittilä',
  duration: '2 à 3 heures',
  reach: 'De Rovaniemi à Levi ou Kittilä',
})

export const text: TransportFile['text'] = ({ distances, euros, travelTimes }, words) => ({
  summary:
    'De votre porte à Rovaniemi à votre porte dans les fjells, dans un véhicule chauffé, à l’heure que vous choisissez.',
  description: `Transfert privé de Rovaniemi à Levi ou Kittilä, jusqu’à ${maxPassengers} passagers : ${euros(priceCents)} pour le véhicule entier, ${words.duration} de route, départ à l’heure qui vous convient.`,
  card: {
    description:
      'De porte à porte jusqu’aux fjells de l’ouest de la Laponie. Un seul prix pour le véhicule, que vous soyez deux avec des skis ou une famille avec des luges.',
    features: [
      'Prise en charge à l’heure choisie',
      'Hôtel, aéroport ou gare',
      'Place pour skis et bagages',
      'Sièges enfants',
    ],
  },
  reachName: 'Trajet',
  about: {
    heading: 'La route du nord-ouest',
    lead: `Environ ${distances.levi} de forêt, de rivière et de tourbière, dans un véhicule qui n’est qu’à vous.`,
    paragraphs: [
      'Entre Rovaniemi et Levi, il y a une bonne route, et elle tient longtemps compagnie à la rivière Ounasjoki. En décembre, vous la faites sous les étoiles ou dans un crépuscule bleu, en mars en plein soleil. Les rennes ont la priorité, en pratique, sinon en droit.',
      `Le prix est de ${euros(priceCents)} pour le véhicule entier, TVA comprise, jusqu’à ${maxPassengers} passagers. Si vous venez en avion, donnez-nous le numéro du vol, et nous vérifierons quand il atterrit.`,
      `Le trajet prend ${travelTimes.toLevi} par beau temps, et plutôt trois heures quand il neige. Si vous voulez un arrêt en chemin, pour un café ou pour la lumière sur un fjell, dites-le, et nous le prévoirons.`,
    ],
  },
  itinerary: {
    heading: 'Le trajet, étape par étape',
    steps: [
      {
        when: 'Quand vous voulez',
        title: 'Prise en charge à Rovaniemi, à votre heure',
        text: 'À votre hôtel ou à votre chalet, à l’aéroport ou à la gare. Vous fixez l’heure, de jour ou de nuit.',
      },
      {
        when: words.duration,
        title: 'La route et ses paysages',
        text: 'Vers le nord-ouest, à travers la forêt et le long de l’Ounasjoki, avec un arrêt si vous en voulez un. Il fait chaud à bord ; vous pouvez ôter les manteaux.',
      },
      {
        when: 'À l’arrivée',
        title: 'Dépose à Levi ou à Kittilä',
        text: 'À la porte de votre hôtel ou de votre chalet à Levi, dans le village de Kittilä, ou à l’aéroport de Kittilä.',
      },
    ],
  },
  routes: [],
  included: [
    `Un véhicule rien que pour vous, jusqu’à ${maxPassengers} passagers`,
    'Un chauffeur qui parcourt ces routes tout l’hiver',
    'Prise en charge et dépose à la porte',
    'Bagages, skis et snowboards',
    'Des sièges enfants, si vous nous dites les âges',
    'Un œil sur votre vol, si vous nous donnez son numéro',
    'Carburant et TVA',
  ],
  request: {
    action: 'Demander ce transfert',
    heading: 'Demander ce transfert',
    text: 'Dites-nous d’où, vers où et quand. Nous vous répondons avec l’heure à laquelle nous viendrions vous chercher.',
  },
})
