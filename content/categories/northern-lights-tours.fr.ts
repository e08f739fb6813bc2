import { type PageFile } from '@/content/texts/text-files'
import { familyNorthernLights } from '@/content/tours/family-northern-lights'
import { guaranteedNorthernLights } from '@/content/tours/guaranteed-northern-lights'

const { times } = familyNorthernLights
const { seatsPerDeparture } = guaranteedNorthernLights

export const text: PageFile<'northernLightsTours'> = ({ time }) => ({
  shortName: 'Sorties aurores boréales depuis Rovaniemi',
  intro:
    'Le même ciel, deux soirées. L’une se poursuit jusqu’à ce que les nuages s’écartent ; l’autre, c’est un feu, une histoire, et au lit à l’heure.',
  description: `Deux sorties depuis Rovaniemi : une chasse aux aurores boréales en groupe de ${seatsPerDeparture} au plus, avec garantie, et une soirée en famille près du feu, retour à ${time(times.end)}.`,
  cards: {
    guaranteedNorthernLights: {
      name: 'Aurores boréales : vues ou remboursées',
      description:
        'Nous consultons les cartes de nuages avant de passer vous chercher, et nous allons là où le ciel est dégagé. S’il se couvre, nous reprenons la route. Si vous ne voyez pas d’aurore, vous choisissez entre un remboursement intégral et une nouvelle sortie offerte.',
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
