import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'transportation'> = ({ distances }) => ({
  name: 'Trasferimenti',
  shortName: 'Trasferimenti privati in Lapponia finlandese',
  intro:
    'Un veicolo caldo e un autista che conosce la strada. Verso i fjell di Levi e Kittilä, o dovunque tu debba essere.',
  description:
    'Trasferimenti privati nella Lapponia finlandese: da Rovaniemi a Levi o Kittilä a prezzo fisso, e viaggi decisi da te, con un preventivo personale.',
  map: {
    heading: 'Dove veniamo a prenderti',
    text: `Alla tua porta a Rovaniemi: in hotel o al cottage, all’aeroporto o alla stazione. Da lì una strada segue l’Ounasjoki verso nord-ovest fino a Kittilä e Levi, per circa ${distances.levi}, e un’altra scende a sud fino a Ranua, per circa ${distances.ranua}.`,
    drawn:
      'Una mappa disegnata: Rovaniemi sul Circolo polare artico, dove si incontrano due fiumi, la strada a nord-ovest per Kittilä e Levi e la strada a sud per Ranua',
  },
})
