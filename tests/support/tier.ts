const { TEST_TIER: tier = 'main' } = process.env
if (!['main', 'all'].includes(tier)) throw new Error(`TEST_TIER is main or all, not ${tier}.`)

/** Whether each sweep runs in full, as `npm run test:all` has it; `npm test` runs a fixed part of it. */
export const isExhaustive = tier === 'all'
