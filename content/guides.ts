import { type PictureName } from '@/content/pictures'

/** A guide, as guests meet them on the tours' pages, on the booking's page and in the reminder. */
export type Guide = {
  /** As written in `./ops departure guide`; the first name alone will do there. */
  readonly name: string
  /** A photograph of the guide; null for a drawn portrait. */
  readonly picture: PictureName | null
  /** The languages that the guide speaks with guests, the best first. */
  readonly languages: readonly [string, ...string[]]
  /** What a guest should know, in one sentence. */
  readonly sentence: string
  /** Whether this is a sample, which its card then says. */
  readonly isSample: boolean
}

/**
 * SAMPLE CONTENT. These guides are invented. Replace them with your own, each with a photograph (see
 * public/images/README.md).
 *
 * Rule: samples (docs/rules.md)
 */
export const guides: readonly Guide[] = [
  {
    name: 'Aino Kallio',
    picture: null,
    languages: ['Finnish', 'English', 'German'],
    sentence: 'Reads three cloud maps before supper and knows which lake lies under the gap.',
    isSample: true,
  },
  {
    name: 'Eero Vaara',
    picture: null,
    languages: ['Finnish', 'English', 'Swedish'],
    sentence: 'Lights a fire with one match in the wind, and lets the children try it with three.',
    isSample: true,
  },
  {
    name: 'Petra Niva',
    picture: null,
    languages: ['Finnish', 'English', 'French'],
    sentence: 'Sets a tripod in the dark without a torch, and sets yours as well.',
    isSample: true,
  },
]

/** The guide of this name or, if the name is a single word, the only one with that first name. */
export function findGuide(name: string): Guide | null {
  const wanted = name.trim().toLowerCase()
  const exact = guides.find((guide) => guide.name.toLowerCase() === wanted)
  const [first, another] = guides.filter((guide) => guide.name.toLowerCase().split(' ')[0] === wanted)
  return exact ?? (another ? null : (first ?? null))
}
