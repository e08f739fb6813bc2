/** Takes the place of lib/async/patience.ts: a machine that is busy with something else is no fault. */
export const PATIENCE = 10
