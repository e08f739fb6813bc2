import { type PageFile } from '@/content/texts/text-files'
import { snowshoe } from '@/content/tours/snowshoe'

const { seatsPerDeparture } = snowshoe

export const text: PageFile<'rentingEquipment'> = () => ({
  shortName: 'Noleggio attrezzatura: ciaspole a Rovaniemi',
  intro:
    'Quello che serve per lasciare il sentiero battuto, regolato su di te, e un percorso adatto alla luce del giorno.',
  description: `Noleggio di ciaspole e bastoncini a Rovaniemi, regolati su di te, con una breve lezione e un percorso da seguire al tuo passo. Per gruppi fino a ${seatsPerDeparture} persone.`,
  cards: {
    snowshoe: {
      name: 'Ciaspole a noleggio',
      description:
        'Ciaspole e bastoncini della tua misura, un quarto d’ora di lezione e due o tre percorsi sul telefono. Da lì in poi il bosco è tuo finché vuoi.',
      features: [
        'Regolate sui tuoi scarponi',
        'Bastoncini compresi',
        'Percorsi per il telefono',
        'Il nostro numero in tasca',
      ],
    },
  },
})
