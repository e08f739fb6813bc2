import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'reviews'> = () => ({
  name: 'Opiniones de viajeros',
  shortName: 'Opiniones de quienes vinieron con nosotros',
  summary: 'Las escribieron viajeros que reservaron y vinieron, con sus propias palabras.',
  description:
    'Opiniones de viajeros que reservaron una excursión en Rovaniemi y vinieron: primero las nuevas, con mes de la salida y respuestas, también las críticas.',
})
