import { pictures } from '@/content/pictures'
import { optimizedFile } from '@/lib/pictures/optimized-file'
import { type RequestStep } from '@/lib/server/request-step'

const IMAGE_SERVER = '/_next/image'

const files = new Map(Object.values(pictures).map(({ file }) => [file as string, optimizedFile(file)]))

/** However an address of ours is escaped. */
const LONGEST = 3 * Math.max(...[...files.values()].map((address) => address.length))

/**
 * Refuses what no page asks of Next's image server: it reads any local address whose owner says it is a picture, keeps
 * what it made on the disk, and prints the address of what is none. Pictures of the manifest go on, in the one width and
 * quality that pages name.
 */
export const refusePictures: RequestStep = ({ url = '' }, response) => {
  if (!url.startsWith(IMAGE_SERVER) || isOffered(url)) return false
  response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('Not Found')
  return true
}

/** In whichever order and escapes: crawlers write addresses anew. */
function isOffered(url: string): boolean {
  if (url.length > LONGEST || !url.startsWith(`${IMAGE_SERVER}?`)) return false
  const asked = new URLSearchParams(url.slice(IMAGE_SERVER.length + 1))
  const offered = files.get(asked.get('url') ?? '')
  if (!offered) return false
  const named = new URLSearchParams(offered.slice(IMAGE_SERVER.length + 1))
  return asked.size === named.size && [...named].every(([name, value]) => asked.get(name) === value)
}
