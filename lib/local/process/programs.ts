import path from 'node:path'

// Started by their files, and not by the names in node_modules/.bin: a shell in between would swallow signals.
export const NEXT = path.resolve('node_modules/next/dist/bin/next')
export const PRISMA = path.resolve('node_modules/prisma/build/index.js')
