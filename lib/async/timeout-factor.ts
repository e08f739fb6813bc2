/** Multiplies every time limit on the database and its locks. Tests set it to ten: see jest.config.mjs. */
export const TIMEOUT_FACTOR = 1
