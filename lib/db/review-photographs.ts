import 'server-only'
import { type Photograph } from '@/lib/contract/photograph'
import { type Db } from '@/lib/db/client'
import { type PhotographSize } from '@/lib/pictures/photograph-sizes'

export async function addPhotograph(
  db: Db,
  photograph: Photograph & { readonly reviewId: string; readonly addedAt: Date },
): Promise<void> {
  await db.reviewPhotograph.create({ data: photograph })
}

export async function deletePhotograph(db: Db, reviewId: string): Promise<void> {
  await db.reviewPhotograph.deleteMany({ where: { reviewId } })
}

/** The bytes of a photograph; null if there is none, or if its review is not published. */
export async function findShownPhotograph(
  db: Db,
  id: string,
  size: PhotographSize,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const where = { id, review: { state: 'published' } } as const
  const found = await db.reviewPhotograph.findFirst({
    where,
    select: { small: size === 'small', large: size === 'large' },
  })
  return found?.[size] ?? null
}
