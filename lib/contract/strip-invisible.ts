import { EMPTY_CHARACTERS } from '@/lib/contract/is-blank'

const INDIC =
  /[\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u

/** Scripts in which letters are joined to their neighbours. */
const CURSIVE = /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}]/u

/** Invisible characters that a script or an emoji needs, each with the context that it is needed in. */
const NEEDED = [
  new RegExp(`(?<=${INDIC.source})[\\u200c\\u200d]`, 'u'),
  new RegExp(`(?<=${CURSIVE.source})[\\u200c\\u200d](?=[\\p{L}\\p{M}])`, 'u'),
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/u,
  /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)/u,
  // Japanese names distinguish variants of a character by an invisible selector.
  /(?<=\p{scx=Hani})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u,
  /(?<=\p{scx=Mong})[\u180b-\u180d\u180f]/u,
  // The flags of England, Scotland and Wales.
  /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/u,
]

/**
 * Invisible characters, such as direction marks, zero-width spaces, soft hyphens, Hangul fillers and variation
 * selectors.
 */
const INVISIBLE = /[\p{DI}\ufff9-\ufffb]/u

const INVISIBLE_OR_NEEDED = new RegExp(
  `(${NEEDED.map(({ source }) => source).join('|')})|${INVISIBLE.source}`,
  'gu',
)

/** Remove invisible characters, except where a script or an emoji needs them. Rule: typed-text (docs/rules.md) */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE_OR_NEEDED, (_, needed: string = '') => needed).replace(EMPTY_CHARACTERS, ' ')
}
