/**
 * The JPEG of a tour for e-mails, because mail programs show neither WebP nor AVIF everywhere. `npm run pictures` makes
 * it from the tour's first picture.
 *
 * @param tourUrl  the URL or path of the tour's page
 */
export function emailPictureFile(tourUrl: string): string {
  return `public/email/${tourUrl.slice(tourUrl.lastIndexOf('/') + 1)}.jpg`
}
