import { type PageFile } from '@/content/texts/text-files'

export const text: PageFile<'reviews'> = () => ({
  name: 'What guests say',
  shortName: 'Reviews by guests who came on our tours',
  summary: 'Written by guests who booked and came, in their own words.',
  description:
    'Reviews of our tours from Rovaniemi by guests who booked with us and came: newest first, with the month of the tour and our replies, the critical ones too.',
})
