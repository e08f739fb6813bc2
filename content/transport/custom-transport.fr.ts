import { customTransport } from '@/content/transport/transport'
import { type TransportFile } from '@/content/transport/transport-page'

const { maxPassengers, quoteWithinHours } = customTransport
const promise = `Un devis personnalisé sous ${quoteWithinHours} heures`

/** What e-mails and other pages say as well. */
export const words: TransportFile['words'] = () => ({
  name: 'Transfert privé sur mesure',
  duration: 'Selon vos besoins',
  reach: 'Finlande',
})

export const text: TransportFile['text'] = () => ({
  summary: 'Un véhicule, un chauffeur et une journée, ou une heure, pour aller là où vous devez être.',
  description: `Transport privé avec chauffeur partout en Finlande, jusqu’à ${maxPassengers} passagers : aéroports, visites, chalets isolés, événements. ${promise}.`,
  card: {
    description:
      'Pour tout ce qui n’a pas d’horaire : un chalet au bout d’une piste forestière, une journée entre trois fjells, les invités d’un mariage en un seul convoi. Vous le décrivez, nous l’organisons.',
    features: [
      'Partout en Finlande',
      'À l’heure ou à la journée',
      'Des arrêts où vous voulez',
      'Sièges enfants',
    ],
  },
  reachName: 'Zone desservie',
  about: {
    heading: 'Vous dites où. Nous savons comment',
    lead: 'La Laponie finlandaise est plus grande que le Portugal, et beaucoup de ses routes ne sont desservies par aucun bus.',
    paragraphs: [
      'Certains endroits qui valent le voyage sont à deux heures de l’arrêt le plus proche, et certains chalets qui valent une nuit sont au bout d’un chemin qu’on déneige sur demande. Nous y allons. Nous savons quelles routes sont ouvertes, où il y a du carburant et du café, et combien de temps prend le trajet dans la neige fraîche.',
      `Un véhicule emmène jusqu’à ${maxPassengers} passagers avec leurs bagages. Si vous êtes davantage, dites-le : nous en prévoyons plusieurs.`,
      'Le prix se calcule sur devis, parce qu’aucun de ces trajets ne ressemble à un autre. Il dépend des kilomètres, des heures et du temps que nous passons à vous attendre. Le devis donne une seule somme, TVA comprise, et c’est celle que vous payez.',
    ],
  },
  itinerary: null,
  routes: [
    {
      name: 'Transferts aéroport',
      text: 'Rovaniemi, Kittilä, Ivalo ou Kuusamo : réglés sur votre vol, la nuit aussi.',
    },
    {
      name: 'Visites',
      text: 'Le cercle polaire, un fjell à midi, une église au bord d’une rivière. Vous choisissez l’ordre, le chauffeur connaît les distances.',
    },
    {
      name: 'Lieux isolés',
      text: 'Des chalets, des départs de sentiers et des villages qu’aucun bus n’atteint, avec vos provisions de la semaine à bord si vous voulez.',
    },
    {
      name: 'Transport pour événements',
      text: 'Mariages, réunions, équipes de tournage : un seul programme pour tous ceux qui doivent arriver, et pour le retour.',
    },
  ],
  included: [
    promise,
    `Un véhicule rien que pour vous, jusqu’à ${maxPassengers} passagers`,
    'Un chauffeur qui parcourt ces routes tout l’hiver',
    'Un itinéraire et des horaires établis avec vous',
    'Bagages, skis et snowboards',
    'Des sièges enfants, si vous nous dites les âges',
    'Carburant et TVA dans la somme du devis',
  ],
  request: {
    action: 'Demander un devis',
    heading: 'Demander un devis',
    text: `${promise}. Dites-nous où, quand et combien vous êtes ; une idée générale suffit pour commencer.`,
  },
})
