import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'reviews'> = () => ({
  name: 'Ce qu’en disent les voyageurs',
  shortName: 'Avis de voyageurs : nos sorties à Rovaniemi',
  summary: 'Écrits par des voyageurs qui ont réservé et sont venus, avec leurs propres mots.',
  description:
    'Avis de voyageurs qui ont réservé et suivi nos sorties depuis Rovaniemi : les récents d’abord, avec le mois et nos réponses, les avis critiques aussi.',
})
