/** Replaces lib/async/timeout-factor.ts in tests, because a busy machine is not a failure. */
export const PATIENCE = 10
