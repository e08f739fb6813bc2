import { type SomeTextFiles } from '@/content/texts/text-files'

/** The text files in Spanish. Those that are missing are read in English. */
export const spanish: SomeTextFiles = { pages: {}, tours: {}, transport: {} }
