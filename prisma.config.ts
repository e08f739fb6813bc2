import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'prisma/config'
import { loadEnvFiles } from './lib/server/load-env-files'

loadEnvFiles(process.cwd(), { isDevelopment: process.env.NODE_ENV === 'development' })

// Prisma's CLI wants a native engine that it downloads. Where it is not there (a closed network), the same
// engine as WebAssembly does the work: see prisma/schema-engine.mjs.
const engines = path.join(import.meta.dirname, 'node_modules/@prisma/engines')
const hasNativeEngine =
  existsSync(engines) && readdirSync(engines).some((name) => name.startsWith('schema-engine-'))
if (process.platform !== 'win32' && !hasNativeEngine) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(import.meta.dirname, 'prisma/schema-engine.mjs')
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: {
    path: 'prisma/migrations',
    seed: 'node --conditions=react-server --import tsx prisma/seed.ts',
  },
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
