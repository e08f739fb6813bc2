/** `npm run test:all` sweeps over everything; `npm test` covers what a change can break. */
export const isExhaustive = process.env.TEST_TIER === 'all'
