import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'reviews'> = () => ({
  name: 'Was Gäste sagen',
  shortName: 'Bewertungen unserer Touren in Rovaniemi',
  summary: 'Geschrieben von Gästen, die gebucht haben und mitgekommen sind, in ihren eigenen Worten.',
  description:
    'Bewertungen unserer Touren ab Rovaniemi von Gästen, die bei uns gebucht haben und dabei waren: neueste zuerst, mit Monat und unseren Antworten, auch kritische.',
})
