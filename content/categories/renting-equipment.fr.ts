import { type PageFile } from '@/content/texts/text-files'
import { snowshoe } from '@/content/tours/snowshoe'

const { seatsPerDeparture } = snowshoe

export const text: PageFile<'rentingEquipment'> = () => ({
  shortName: 'Location de matériel à Rovaniemi : raquettes',
  intro:
    'Ce qu’il faut pour quitter le chemin déneigé, à votre taille, et un parcours selon la lumière du jour.',
  description: `Raquettes et bâtons à louer à Rovaniemi, réglés pour vous, avec une courte leçon et un parcours à suivre à votre rythme. Pour ${seatsPerDeparture} personnes au plus.`,
  cards: {
    snowshoe: {
      name: 'Location de raquettes de qualité',
      description:
        'Des raquettes et des bâtons à votre taille, une leçon d’un quart d’heure, et deux ou trois parcours sur votre téléphone. Ensuite, la forêt est à vous aussi longtemps que vous voulez.',
      features: [
        'Réglées sur vos bottes',
        'Bâtons compris',
        'Parcours pour votre téléphone',
        'Notre numéro en chemin',
      ],
    },
  },
})
