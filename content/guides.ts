import { type PictureName } from '@/content/pictures'
import { type guides as sentences } from '@/content/words/en/guides'
import { type Language } from '@/lib/language/language'
import { languageName } from '@/lib/language/language-names'
import { words } from '@/lib/words/words'

/** The language that all guides speak, and in which tours are led. Pages in another one say so. */
export const guideLanguage: Language = 'en'

type GuideFacts = {
  /** As written in `./ops departure guide`; the first name alone will do there. */
  readonly name: string
  /** A photograph of the guide; null for a drawn portrait. */
  readonly picture: PictureName | null
  /** The codes of the languages that the guide speaks with guests, the best first. */
  readonly languages: readonly [string, ...string[]]
  /** The name of what a guest should know, in `content/words/en/guides.ts`. */
  readonly sentence: keyof typeof sentences
  /** Whether this is a sample, which its card then says. */
  readonly isSample: boolean
}

/** A guide, as guests meet them on the tours' pages, on the booking's page and in the reminder. */
export type Guide = Omit<GuideFacts, 'languages' | 'sentence'> & {
  /** The names of the languages. */
  readonly languages: readonly string[]
  /** What a guest should know, in one sentence. */
  readonly sentence: string
}

/**
 * SAMPLE CONTENT. These guides are invented. Replace them with your own, each with a photograph (see
 * public/images/README.md).
 *
 * Rule: samples (docs/rules.md)
 */
export const guideFacts: readonly GuideFacts[] = [
  {
    name: 'Aino Kallio',
    picture: null,
    languages: ['fi', 'en', 'de'],
    sentence: 'aino',
    isSample: true,
  },
  {
    name: 'Eero Vaara',
    picture: null,
    languages: ['fi', 'en', 'sv'],
    sentence: 'eero',
    isSample: true,
  },
  {
    name: 'Petra Niva',
    picture: null,
    languages: ['fi', 'en', 'fr'],
    sentence: 'petra',
    isSample: true,
  },
]

/** All guides, in the order shown. */
export function guides(language: Language): readonly Guide[] {
  const say = words('guides', language)
  return guideFacts.map((guide) => ({
    ...guide,
    languages: guide.languages.map((code) => languageName(code, language)),
    sentence: say(guide.sentence),
  }))
}

/** The guide of this name or, if the name is a single word, the only one with that first name. */
export function findGuide(name: string, language: Language): Guide | null {
  const all = guides(language)
  const wanted = name.trim().toLowerCase()
  const exact = all.find((guide) => guide.name.toLowerCase() === wanted)
  const [first, another] = all.filter((guide) => guide.name.toLowerCase().split(' ')[0] === wanted)
  return exact ?? (another ? null : (first ?? null))
}
