import 'server-only'
import { backgroundPool } from '@/lib/db/client'

/**
 * Have the database answer once, and our tables be there. Throws the driver's error within the pool's waiting time: it
 * is asked past Prisma, which would try a silent server again and again.
 */
export async function reachDatabase(): Promise<void> {
  await backgroundPool().query('SELECT FROM tours LIMIT 1')
}
