/** Multiplies every limit on waiting for the database and its locks. Under test it is ten: see jest.config.mjs. */
export const PATIENCE = 1
