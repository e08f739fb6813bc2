import { type SomeTextFiles } from '@/content/texts/text-files'

/** The text files in Italian. Those that are missing are read in English. */
export const italian: SomeTextFiles = { pages: {}, tours: {}, transport: {} }
