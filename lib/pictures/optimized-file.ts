/** Width in pixels: enough for the screen of any browser that does not support AVIF. */
export const OPTIMIZED_WIDTH = 1080

export const OPTIMIZED_QUALITY = 75

/** Return the URL of a picture in WebP from Next's image server, in the one width and quality that the site uses. */
export function optimizedFile(file: string): string {
  return `/_next/image?url=${encodeURIComponent(file)}&w=${OPTIMIZED_WIDTH}&q=${OPTIMIZED_QUALITY}`
}
