/** Pixels, wide enough for the screen of any browser that has no AVIF. */
export const OPTIMIZED_WIDTH = 1080

export const OPTIMIZED_QUALITY = 75

/** A picture's address in WebP, as Next's image server makes it: the one width and quality that the site asks for. */
export function optimizedFile(file: string): string {
  return `/_next/image?url=${encodeURIComponent(file)}&w=${OPTIMIZED_WIDTH}&q=${OPTIMIZED_QUALITY}`
}
