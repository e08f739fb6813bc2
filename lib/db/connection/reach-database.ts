import 'server-only'
import { backgroundPool } from '@/lib/db/client'

/**
 * Check that the database responds and has our tables. Throws the driver's error within the pool's waiting time: this
 * bypasses Prisma, which would keep retrying a silent server.
 */
export async function reachDatabase(): Promise<void> {
  await backgroundPool().query('SELECT FROM tours LIMIT 1')
}
