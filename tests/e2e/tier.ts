import { z } from 'zod'

const tier = z.enum(['main', 'all']).default('main').parse(process.env.TEST_TIER)

/**
 * Whether every page and every article is swept in every mode of reading, and each story told in all its variants;
 * otherwise each page template and each story once.
 */
export const isEverything = tier === 'all'
