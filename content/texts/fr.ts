import { type SomeTextFiles } from '@/content/texts/text-files'

/** The text files in French. Those that are missing are read in English. */
export const french: SomeTextFiles = { pages: {}, tours: {}, transport: {} }
