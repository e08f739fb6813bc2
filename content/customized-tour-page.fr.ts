import { privateEveningCents } from '@/content/private-evening'
import { type PageFile } from '@/content/texts/text-files'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'customizedTour'> = ({ companyReceipt, euros, tourName }) => ({
  name: 'Sortie sur mesure',
  shortName: 'Sortie privée sur mesure à Rovaniemi',
  intro:
    'Vos proches, vos dates, votre rythme. Vous nous dites ce que vous aimeriez, et nous préparons l’hiver qui va avec.',
  description:
    'Une sortie privée à Rovaniemi et en Laponie finlandaise, préparée pour vous : aurores boréales, neige, lacs et animaux, avec votre guide et à votre rythme.',
  facts: [
    ['Durée', 'Un soir, une journée, ou plusieurs journées, une par une'],
    ['Taille du groupe', 'Votre groupe, et personne d’autre'],
    ['Prix', `Une offre faite pour vous ; une soirée privée à partir de ${euros(privateEveningCents)}`],
  ],
  arrange: {
    heading: 'Ce que nous pouvons organiser',
    lead: 'Tout ce qui est sur ce site, dans un autre ordre, rien que pour vous. Et certaines choses qui n’y sont pas.',
    offers: [
      {
        name: 'Les aurores boréales, rien que pour vous',
        text: 'Le guide et le véhicule sont à vous, de la tombée de la nuit jusqu’au moment où vous voulez rentrer. D’autres soirs peuvent suivre, chacun réservé à part.',
      },
      {
        name: 'Des journées sur la neige et la glace',
        text: 'Des raquettes avec un guide, un lac où pêcher, un fjell à midi. Une heure ou une journée, selon vos jambes et le gel.',
      },
      {
        name: 'Les animaux et les gens du Nord',
        text: 'Le parc animalier de Ranua à votre rythme, un élevage de rennes, l’atelier d’un artisan.',
      },
      {
        name: 'Comment vous y allez',
        text: 'Nous vous conduisons à votre chalet ou à votre igloo de verre, avec vos bagages et vos skis. L’hébergement, c’est vous qui le réservez ; nous n’en vendons pas.',
      },
    ],
  },
  wishes: {
    heading: 'Ce qu’on nous demande',
    examples: [
      {
        name: 'Une question sous le ciel',
        text: 'Une demande en mariage sur un lac tranquille, avec un feu, un thermos, et un guide qui regarde ailleurs.',
      },
      {
        name: 'Trois générations',
        text: 'De quoi occuper l’enfant de cinq ans et la grand-mère, et un endroit chaud entre les deux.',
      },
      {
        name: 'Des nuits pour photographes',
        text: 'Des lieux sombres avec un premier plan, le temps d’installer le trépied, et aucune lampe dans l’image.',
      },
      {
        name: 'Une journée d’hiver pour une entreprise',
        text: 'Un plus grand groupe avec plusieurs guides, un seul programme et un dîner près du feu.',
      },
    ],
  },
  steps: {
    heading: 'Comment ça se passe',
    steps: [
      {
        when: 'D’abord',
        title: 'Vous nous écrivez',
        text: 'Quand vous venez, avec qui, et ce que vous espérez.',
      },
      {
        when: 'Puis',
        title: 'Nous posons des questions',
        text: 'Sur les âges, sur les bottes, sur l’heure à laquelle une soirée peut finir. Ce qui n’est pas possible, nous le disons tout de suite.',
      },
      {
        when: 'Peu après',
        title: 'Vous recevez un programme',
        text: 'Des jours, des heures et un prix en euros, TVA comprise. Vous changez ce que vous voulez jusqu’à ce que cela vous convienne.',
      },
      {
        when: 'Le jour même',
        title: 'Nous venons vous chercher',
        text: 'À votre porte à Rovaniemi, avec un guide qui a lu le programme, et les prévisions.',
      },
    ],
  },
  request: {
    action: 'Préparer votre sortie',
    heading: 'Parlez-nous de vos projets',
    text: `Quelques lignes suffisent pour commencer. Elles ne valent pas réservation. Une soirée privée coûte à partir de ${euros(privateEveningCents)} : c’est le prix des ${seatsPerDeparture} places de la sortie « ${tourName(guaranteedNorthernLights)} ». La vôtre peut coûter plus cher, et son prix est fixé avant que vous réserviez.`,
    company: `C’est une entreprise qui paie ? ${companyReceipt} S’il lui faut davantage, demandez-le-nous avant de réserver.`,
  },
})
