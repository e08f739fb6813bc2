/** The widths and the quality that Next's image server offers unless it is told otherwise. */
const WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
const QUALITY = 75

/** A picture's addresses in the widths that it has, for the browser's choice. */
export function pictureFiles(file: string, width: number): { readonly src: string; readonly srcSet: string } {
  const enough = WIDTHS.find((offered) => offered >= width) ?? Infinity
  const widths = WIDTHS.filter((offered) => offered <= enough)
  return {
    src: address(file, widths.at(-1) ?? width),
    srcSet: widths.map((offered) => `${address(file, offered)} ${offered}w`).join(', '),
  }
}

function address(file: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(file)}&w=${width}&q=${QUALITY}`
}
