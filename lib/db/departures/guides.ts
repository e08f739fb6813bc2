import 'server-only'
import { type Db } from '@/lib/db/client'

/** The name of a departure's guide, as the operator typed it; null until one is named. */
export async function findGuideName(db: Db, departureId: number): Promise<string | null> {
  const found = await db.departure.findUnique({ where: { id: departureId }, select: { guideName: true } })
  return found?.guideName ?? null
}
