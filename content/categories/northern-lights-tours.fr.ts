import { type PageFile } from '@/content/texts/text-files'
import { familyNorthernLights } from '@/content/tours/family-northern-lights'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { times } = familyNorthernLights
const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'northernLightsTours'> = ({ time }) => ({
  shortName: 'Sorties aurores boréales depuis Rovaniemi',
  intro:
    'Le même ciel, deux soirées. L’une continue jusqu’à ce que les nuages s’ouvrent ; l’autre a un feu, une histoire et une heure du coucher.',
  description: `Deux sorties aurores boréales depuis Rovaniemi : une recherche à ${seatsPerDeparture} au plus, avec une garantie, et une soirée en famille près du feu, retour à ${time(times.end)}.`,
  cards: {
    guaranteedNorthernLights: {
      name: 'Aurores boréales : vues ou remboursées',
      description:
        'Nous lisons les cartes de nuages avant de passer vous prendre, et nous roulons jusqu’où le ciel est ouvert. S’il se referme, nous reprenons la route. Si vous ne voyez pas d’aurore, vous choisissez entre un remboursement intégral et une nouvelle sortie offerte.',
      features: [
        'Remboursement ou nouvelle sortie',
        'Jus chaud près du feu',
        'Prise en charge à votre porte',
        'Aide pour votre appareil photo',
      ],
    },
    familyNorthernLights: {
      name: 'Aurores boréales en famille',
      description:
        'Un court trajet loin des lumières de la ville, un feu, des saucisses et du jus de baies chaud. Le guide surveille le ciel et raconte l’histoire du renard dont la queue y balayait des étincelles.',
      features: ['Un feu', 'Jus et saucisses', 'Sièges enfants', 'Retour avant minuit'],
    },
  },
})
