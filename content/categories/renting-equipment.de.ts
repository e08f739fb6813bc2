import { type PageFile } from '@/content/texts/text-files'
import { snowshoe } from '@/content/tours/snowshoe'

const { seatsPerDeparture } = snowshoe

export const text: PageFile<'rentingEquipment'> = () => ({
  shortName: 'Schneeschuhverleih in Rovaniemi, Lappland',
  intro:
    'Was Sie brauchen, um den geräumten Weg zu verlassen, auf Sie eingestellt, und eine Route, die zum Licht des Tages passt.',
  description: `Schneeschuhe und Stöcke leihen in Rovaniemi, auf Sie eingestellt, mit kurzer Einweisung und einer Route für Ihr eigenes Tempo. Für bis zu ${seatsPerDeparture} Personen.`,
  cards: {
    snowshoe: {
      name: 'Gute Schneeschuhe leihen',
      description:
        'Schneeschuhe und Stöcke in Ihrer Größe, eine Viertelstunde Einweisung und zwei oder drei Routen auf Ihrem Handy. Danach gehört der Wald Ihnen, so lange Sie mögen.',
      features: [
        'Passend zu Ihren Stiefeln',
        'Stöcke inbegriffen',
        'Routen für Ihr Handy',
        'Unsere Nummer für unterwegs',
      ],
    },
  },
})
