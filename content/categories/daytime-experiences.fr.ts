import { type PageFile } from '@/content/texts/text-files'
import { ranuaZoo } from '@/content/tours/ranua-zoo'

const { seatsPerDeparture } = ranuaZoo

export const text: PageFile<'daytimeExperiences'> = () => ({
  shortName: 'Sorties de jour autour de Rovaniemi',
  intro:
    'Deux journées en plein air près de Rovaniemi : l’une sans bouger, sur un lac gelé, l’autre à pied parmi les animaux du Nord.',
  description: `La pêche blanche sur un lac tranquille et une journée avec les animaux de Ranua : deux sorties de jour depuis Rovaniemi, chacune avec ${seatsPerDeparture} personnes au plus.`,
  cards: {
    iceFishing: {
      name: 'Pêche blanche avec un guide',
      description:
        'Vous percez la glace, vous vous asseyez sur une peau de renne, vous attendez. Sur la rive, un feu brûle sous la soupe et, vers midi, le soleil bas teint le lac de rose et de bleu.',
      features: [
        'Tarière et canne',
        'Soupe près du feu',
        'Peau de renne pour s’asseoir',
        'Prise en charge à votre porte',
      ],
    },
    ranuaZoo: {
      name: 'Animaux du Nord à Ranua',
      description:
        'Des lynx, des gloutons, des chouettes et des ours polaires, dans de grands enclos le long d’un chemin de planches à travers la forêt. Vous le parcourez avec un guide qui sait qui est réveillé.',
      features: [
        'Entrée comprise',
        'Guide sur le chemin de planches',
        'Marche facile',
        'Prise en charge à votre porte',
      ],
    },
  },
})
