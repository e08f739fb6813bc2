import { company } from '@/content/company'
import { type PageFile } from '@/content/texts/text-files'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'home'> = () => ({
  name: `${company.brand} : sorties guidées à Rovaniemi, en Laponie finlandaise`,
  description:
    'Aurores boréales, raquettes, pêche blanche et animaux du Nord : sorties guidées en petit groupe depuis Rovaniemi, sur le cercle polaire en Laponie finlandaise.',
  hero: {
    headline: 'Des nuits sous les aurores boréales',
    text: 'De la neige et des lacs tranquilles autour de Rovaniemi, sur le cercle polaire. Des petits groupes, des guides qui connaissent le chemin, et un endroit chaud au retour.',
  },
  tours: {
    heading: 'Quatre chemins vers l’hiver',
    text: 'De nuit ou de jour, avec nous ou à votre rythme. Chacun part de Rovaniemi et y revient.',
    cards: {
      northernLights: {
        description:
          'Nous allons là où le ciel est dégagé, avec une garantie. Ou bien nous restons près d’un feu, avec les enfants, jusqu’à l’heure du coucher.',
        tourCount: '2 sorties proposées',
      },
      equipment: {
        description:
          'Des raquettes et des bâtons à votre taille, une courte leçon, et un parcours selon la lumière.',
        tourCount: '1 location proposée',
      },
      daytime: {
        description: 'Un trou dans la glace d’un lac tranquille, ou une journée avec les animaux du Nord.',
        tourCount: '2 sorties de jour proposées',
      },
      customized: {
        description:
          'Vos proches, vos dates, votre rythme. Vous nous dites ce que vous espérez, et nous préparons la sortie en conséquence.',
        tourCount: 'entièrement sur mesure',
      },
    },
  },
  transport: {
    heading: 'De porte à porte',
    title: 'Transferts privés',
    description:
      'Vers Levi ou Kittilä, vers l’aéroport, ou là où votre hiver se poursuit en Finlande. Le véhicule n’est que pour vous.',
    count: '2 services proposés',
  },
  about: {
    heading: 'Qui nous sommes',
    lead: 'C’est à Rovaniemi que nous travaillons et que nos sorties commencent. En décembre, le soleil y est levé à peine plus de deux heures : nous avons appris à aimer les vingt-deux autres.',
    paragraphs: [
      'La ville se trouve sur le cercle polaire, là où deux rivières se rejoignent, avec la forêt tout autour. Certaines de nos sorties restent à proximité, d’autres vont aussi loin qu’il le faut pour un ciel dégagé.',
      `Nos groupes sont petits : ${seatsPerDeparture} personnes au plus dans la plupart des sorties, pour que le guide ait du temps pour chacune.`,
      'Nous disons ce que nous savons et ce que nous ne savons pas. Avant chaque sortie aurores boréales, le guide consulte les prévisions de nuages et de vent solaire, et il y a toujours un minibus chauffé où revenir.',
    ],
  },
  contact: {
    heading: 'La lumière est allumée',
    text: 'Interrogez-nous sur la météo, sur les bonnes bottes ou sur une date qui n’est pas au calendrier. Nous répondons nous-mêmes.',
    formHeading: 'Écrivez-nous',
  },
})
