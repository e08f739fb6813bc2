import { EMPTY_SIGN } from '@/lib/contract/is-blank'

const INDIC =
  /[\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u

/** Scripts whose letters change where they meet. */
const CURSIVE = /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}]/u

/** Invisible characters that a script or an emoji cannot be written without, each where it is needed. */
const NEEDED = [
  new RegExp(`(?<=${INDIC.source})[\\u200c\\u200d]`, 'u'),
  new RegExp(`(?<=${CURSIVE.source})[\\u200c\\u200d](?=[\\p{L}\\p{M}])`, 'u'),
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})/u,
  /(?<=\p{Extended_Pictographic})[\ufe0e\ufe0f]|(?<=[\d#*])\ufe0f(?=\u20e3)/u,
  // Japanese names tell variants of a character apart.
  /(?<=\p{scx=Hani})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u,
  /(?<=\p{scx=Mong})[\u180b-\u180d\u180f]/u,
  // The flags of England, Scotland and Wales.
  /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/u,
]

/** What nobody sees: marks of direction, zero-width blanks, soft hyphens, fillers of Hangul, variation selectors. */
const UNSEEN = /[\p{DI}\ufff9-\ufffb]/u

const UNSEEN_OR_NEEDED = new RegExp(
  `(${NEEDED.map(({ source }) => source).join('|')})|${UNSEEN.source}`,
  'gu',
)

/**
 * A text as its writer sees it: invisible characters, which a paste brings along, are gone, but those that a script or an
 * emoji needs. Rule: typed-text (docs/rules.md)
 */
export function visibleText(text: string): string {
  return text.replace(UNSEEN_OR_NEEDED, (_, needed: string = '') => needed).replace(EMPTY_SIGN, ' ')
}
