import { routeAt } from '@/lib/contract/address'

/**
 * The JPEG of a tour for e-mails, because mail programs show neither WebP nor AVIF everywhere. `npm run pictures` makes
 * it from the tour's first picture.
 *
 * @param tourUrl  the URL or path of the tour's page
 */
export function emailPictureFile(tourUrl: string): string {
  const route = routeAt(tourUrl.replace(/^https?:\/\/[^/]+/, ''))
  return `public/email/${route.slice(1)}.jpg`
}
