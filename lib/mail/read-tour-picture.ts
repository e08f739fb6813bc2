import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createKeyedCache } from '@/lib/async/create-keyed-cache'
import { emailPictureFile } from '@/lib/pictures/email-picture-file'

/** How many pictures to cache, each about 40 kB: slightly more than we have tours. */
const MAX_CACHED = 20

const kept = createKeyedCache<Buffer | null>(MAX_CACHED)

/** Read the picture of a tour for e-mails; null for a tour that is no longer in the content. */
export function readTourPicture(tourUrl: string): Buffer | null {
  const file = path.join(process.cwd(), emailPictureFile(tourUrl))
  return kept(file, () => (existsSync(file) ? readFileSync(file) : null))
}
