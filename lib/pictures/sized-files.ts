/**
 * The widths in which pictures are prepared, in pixels: for cards, for phones with up to three pixels per point, and
 * for desktops.
 */
const WIDTHS = [640, 960, 1280, 1536, 1920]

/**
 * Return a picture's AVIF files, by width. None is wider than the original.
 *
 * @param file   of the original, such as `/images/fox.webp`
 * @param width  of the original
 */
export function sizedFiles(
  file: string,
  width: number,
): readonly { readonly file: string; readonly width: number }[] {
  const [, folder = '', name = ''] = /^(.*)\/([^/]+)\.\w+$/.exec(file) ?? []
  const widths = [...WIDTHS.filter((one) => one < width), Math.min(width, Math.max(...WIDTHS))]
  return widths.map((one) => ({ file: `${folder}/sized/${name}-${one}.avif`, width: one }))
}
