import sharp from 'sharp'
import { isDaylightPicture, type PictureName, pictures } from '@/content/pictures'

/*
 * Where the text on a wide opening picture is, as shares of the picture. Contrast is measured without the picture's
 * grain.
 */
const WORDS = { left: 0, right: 0.52, top: 0.42, bottom: 0.98 }
const HEADER = { left: 0, right: 1, top: 0, bottom: 0.11 }
/** The share of a picture's height that a 1920 × 1080 screen crops if the page's opening is short (48rem). */
const CUT = 0.29
const WIDTH = 96
const HEIGHT = 54

const CONTRAST = 4.5
/** The share of the text area that must have the contrast: a star or a lit twig behind a letter does not hide it. */
const SHARE = 0.97
/** Tolerance for crops that differ by screen. */
const MARGIN = 0.05

type Colour = readonly [red: number, green: number, blue: number]

const NIGHT = { veil: [10, 18, 32], words: [245, 248, 251] } as const
const DAY = { veil: [245, 248, 251], words: [13, 26, 41] } as const

type Needs = { readonly words: number; readonly top: number }

/**
 * The scrims, in steps of ten per cent, that give text on a picture enough contrast. On a page with a short opening,
 * the header is also lower on the picture.
 */
export async function scrimsNeeded(name: PictureName, isShort: boolean): Promise<Needs> {
  const colours = isDaylightPicture(name) ? DAY : NIGHT
  const seen = await sharp(`public${pictures[name].file}`)
    .resize(WIDTH, HEIGHT)
    .removeAlpha()
    .raw()
    .toBuffer()
  const needed = ({ left, right, top, bottom }: typeof WORDS) => {
    const veils: number[] = []
    for (let y = Math.floor(top * HEIGHT); y < bottom * HEIGHT; y++) {
      for (let x = Math.floor(left * WIDTH); x < right * WIDTH; x++) {
        const [red = 0, green = 0, blue = 0] = seen.subarray((y * WIDTH + x) * 3)
        veils.push(scrimOver([red, green, blue], colours))
      }
    }
    const thickest = veils.sort((a, b) => a - b)[Math.floor(veils.length * SHARE)] ?? 1
    return thickest === 0 ? 0 : Math.ceil((thickest + MARGIN) * 10) * 10
  }
  const cut = isShort ? (CUT * pictures[name].focalPoint.y) / 100 : 0
  const lower = { ...HEADER, top: HEADER.top + cut, bottom: HEADER.bottom + cut }
  return { words: needed(WORDS), top: Math.max(needed(HEADER), needed(lower)) }
}

function scrimOver(spot: Colour, { veil, words }: { readonly veil: Colour; readonly words: Colour }): number {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = spot.map((value, index) => value * (1 - share) + (veil[index] ?? 0) * share)
    const [a, b] = [luminance(mixed), luminance(words)]
    if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= CONTRAST) return share
  }
  return 1
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
