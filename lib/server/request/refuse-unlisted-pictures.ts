import { pictures } from '@/content/pictures'
import { optimizedFile } from '@/lib/pictures/optimized-file'
import { type RequestStep } from '@/lib/server/request/request-step'

const IMAGE_SERVER = '/_next/image'

const files = new Map(Object.values(pictures).map(({ file }) => [file as string, optimizedFile(file)]))

/** The longest that any of our image URLs can be if every character is escaped. */
const MAX_URL_LENGTH = 3 * Math.max(...[...files.values()].map((address) => address.length))

/**
 * Refuse image URLs that no page uses. Next's image server fetches any local URL that claims to be a picture, stores
 * the result on disk, and prints the URL if it is not one. Only our listed pictures are allowed, in the one width and
 * quality that pages use.
 */
export const refuseUnlistedPictures: RequestStep = ({ url = '' }, response) => {
  if (!url.startsWith(IMAGE_SERVER) || isUsedByPages(url)) return false
  response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('Not Found')
  return true
}

/** Whether a page uses this image URL, with its parameters in any order and escaping: crawlers rewrite URLs. */
function isUsedByPages(url: string): boolean {
  if (url.length > MAX_URL_LENGTH || !url.startsWith(`${IMAGE_SERVER}?`)) return false
  const asked = new URLSearchParams(url.slice(IMAGE_SERVER.length + 1))
  const offered = files.get(asked.get('url') ?? '')
  if (!offered) return false
  const named = new URLSearchParams(offered.slice(IMAGE_SERVER.length + 1))
  return asked.size === named.size && [...named].every(([name, value]) => asked.get(name) === value)
}
