import { type SomeTextFiles } from '@/content/texts/text-files'

/** The text files in German. Those that are missing are read in English. */
export const german: SomeTextFiles = { pages: {}, tours: {}, transport: {} }
