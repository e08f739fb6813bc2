import { z } from 'zod'
import { PHOTOGRAPH_WIDTHS, photographHeight, type PhotographSize } from '@/lib/pictures/photograph-sizes'

/** A review's photograph in each size: WebP, upright, without metadata. */
export type Photograph = Readonly<Record<PhotographSize, Uint8Array<ArrayBuffer>>>

/** The file types that we take, for the browser's file dialogue. */
export const PHOTOGRAPH_TYPES = 'image/jpeg,image/png,image/webp'

const MAX_MEGABYTES = 8
const MAX_MEGAPIXELS = 50

export const MAX_PHOTOGRAPH_BYTES = MAX_MEGABYTES * 1024 * 1024
export const MAX_PHOTOGRAPH_PIXELS = MAX_MEGAPIXELS * 1_000_000

const { small, large } = PHOTOGRAPH_WIDTHS

/** Why a file cannot be shown, worded for its field. */
const FAULTS = {
  missing: 'Please choose a photograph',
  unreadable: 'This file cannot be read',
  too_large: `This file is larger than ${MAX_MEGABYTES} MB. Please choose a smaller one`,
  other_type: 'This is not a JPEG, PNG or WebP file. Please choose another',
  animated: 'This picture moves. Please choose a still one',
  too_many_pixels: `This photograph has more than ${MAX_MEGAPIXELS} million pixels. Please choose a smaller one`,
  too_small: `This photograph is smaller than ${small} × ${photographHeight(small)} pixels. Please choose a larger one`,
  damaged: 'This file is damaged. Please choose another',
} as const

export type PhotographFault = keyof typeof FAULTS

/** What the office should know before it chooses a file. */
export const PHOTOGRAPH_HINT = `JPEG, PNG or WebP, at most ${MAX_MEGABYTES} MB. It is cropped to ${large} × ${photographHeight(large)} pixels, and the place and time recorded in it are removed. Show nobody else who can be recognised and has not agreed.`

/** A photograph that was read from its file, or the name of its fault. */
export const photographInput = z.custom<Photograph>((read) => typeof read === 'object' && read !== null, {
  error: ({ input }) => (isFault(input) ? FAULTS[input] : FAULTS.missing),
})

function isFault(input: unknown): input is PhotographFault {
  return typeof input === 'string' && Object.hasOwn(FAULTS, input)
}
