import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  MAX_PHOTOGRAPH_BYTES,
  MAX_PHOTOGRAPH_PIXELS,
  type Photograph,
  type PhotographFault,
} from '@/lib/contract/photograph'
import { invocationDirectory } from '@/lib/env'
import { PHOTOGRAPH_WIDTHS, photographHeight } from '@/lib/pictures/photograph-sizes'

/** Longer than the largest photograph takes, shorter than a request may. */
const DECODING_SECONDS = 8

/**
 * Turn the bytes of a file into a photograph: upright, cropped, in each size, without metadata such as the place. Returns
 * the fault if that is not possible; nothing is decoded before type and size are known to be harmless.
 *
 * Rule: review-photographs (docs/rules.md)
 */
export async function readPhotograph(bytes: Uint8Array): Promise<Photograph | PhotographFault> {
  if (bytes.byteLength === 0) return 'missing'
  if (bytes.byteLength > MAX_PHOTOGRAPH_BYTES) return 'too_large'
  // Only three of libvips' many readers ever see a file.
  if (!isOfKnownType(bytes)) return 'other_type'
  // Loaded here, because every command and the worker would load it at their start.
  const { default: sharp } = await import('sharp')
  const { small, large } = PHOTOGRAPH_WIDTHS
  try {
    // The size in the header, which may be a lie: the limit below holds while decoding.
    const { pages = 1, autoOrient: upright } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (pages > 1) return 'animated'
    if (upright.width * upright.height > MAX_PHOTOGRAPH_PIXELS) return 'too_many_pixels'
    if (upright.width < small || upright.height < photographHeight(small)) return 'too_small'
    const cropped = await sharp(bytes, { limitInputPixels: MAX_PHOTOGRAPH_PIXELS })
      .autoOrient()
      .resize(large, photographHeight(large), { fit: 'cover', position: sharp.strategy.attention })
      .timeout({ seconds: DECODING_SECONDS })
      .toColourspace('srgb')
      .png()
      .toBuffer()
    const toSize = async (width: number) =>
      new Uint8Array(await sharp(cropped).resize(width).webp({ quality: 78 }).toBuffer())
    return { small: await toSize(small), large: await toSize(large) }
  } catch {
    return 'damaged'
  }
}

/** Read a photograph from a file on this machine; a relative path starts from the current directory. */
export async function readPhotographFile(file: string): Promise<Photograph | PhotographFault> {
  const place = path.resolve(invocationDirectory(), file)
  try {
    if ((await stat(place)).size > MAX_PHOTOGRAPH_BYTES) return 'too_large'
    return await readPhotograph(await readFile(place))
  } catch {
    return 'unreadable'
  }
}

/** Whether the file begins like a JPEG, PNG or WebP file. Its name does not count. */
function isOfKnownType(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP)/.test(start)
}
