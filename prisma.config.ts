import path from 'node:path'
import { defineConfig } from 'prisma/config'
import { readDatabaseUrl } from './lib/database-url'
import { loadEnvFiles } from './lib/server/process/load-env-files'

loadEnvFiles(process.cwd(), { isDevelopment: process.env.NODE_ENV === 'development' })

// Prisma's own engine is a binary that its CLI would download; it waits for locks indefinitely, and reads other URL
// parameters than we do. Instead we run the same engine as WebAssembly, see prisma/schema-engine.mjs. Windows cannot
// run scripts directly, so there Prisma keeps its own.
if (process.platform !== 'win32')
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(import.meta.dirname, 'prisma/schema-engine.mjs')

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: {
    path: 'prisma/migrations',
    seed: 'node --conditions=react-server --import tsx prisma/seed.ts',
  },
  datasource: { url: usable(process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL || '') },
})

/** The URL, or an empty text if it is unusable: not every Prisma command needs a database. */
function usable(text: string): string {
  const address = URL.canParse(text) ? readDatabaseUrl(text) : { fault: 'no address' }
  return 'fault' in address ? '' : address.url
}
