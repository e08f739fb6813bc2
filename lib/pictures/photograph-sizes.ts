/** In pixels: the widths in which a review's photograph is stored. */
export const PHOTOGRAPH_WIDTHS = { small: 480, large: 960 } as const

export type PhotographSize = keyof typeof PHOTOGRAPH_WIDTHS

/** The height of a photograph of this width. */
export function photographHeight(width: number): number {
  return (width * 3) / 4
}

/** `/photographs/5f0c…`, to which `photographFile` adds a size. Rule: review-photographs (docs/rules.md) */
export function photographPath(id: string): `/photographs/${string}` {
  return `/photographs/${id}`
}

/** `/photographs/5f0c…-480.webp` */
export function photographFile(path: string, size: PhotographSize): string {
  return `${path}-${PHOTOGRAPH_WIDTHS[size]}.webp`
}
