import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'reviews'> = () => ({
  name: 'Che cosa dicono gli ospiti',
  shortName: 'Recensioni delle escursioni a Rovaniemi',
  summary: 'Scritte da ospiti che hanno prenotato e sono venuti, con le loro parole.',
  description:
    'Recensioni di chi ha prenotato le nostre escursioni da Rovaniemi ed è venuto: prima le più recenti, con il mese e le nostre risposte, anche quelle critiche.',
})
