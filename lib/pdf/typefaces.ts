import 'server-only'
import path from 'node:path'

const FOLDER = path.join(process.cwd(), 'node_modules', '@expo-google-fonts')

export const TYPEFACES = {
  text: 'figtree/400Regular/Figtree_400Regular.ttf',
  bold: 'figtree/700Bold/Figtree_700Bold.ttf',
  display: 'fraunces/400Regular/Fraunces_400Regular.ttf',
} as const

/**
 * Fallback typefaces for characters that `TYPEFACES` lacks, in the order in which they are tried, with their scripts.
 * For Chinese and Japanese we use one with all of Unicode's 20,992 characters in one weight: families split by
 * language, such as Noto's, come in nine weights of 5 to 10 MB each.
 */
export const FALLBACK_TYPEFACES = [
  ['noto-sans', 'NotoSans', /[\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}\p{scx=Deva}\p{P}\p{S}\p{N}]/u],
  // Not Noto's Arabic: its dots are separate glyphs, so a program that extracts the text would read the wrong letters.
  ['ibm-plex-sans-arabic', 'IBMPlexSansArabic', /\p{scx=Arab}/u],
  ['noto-sans-hebrew', 'NotoSansHebrew', /\p{scx=Hebr}/u],
  ['noto-sans-thai', 'NotoSansThai', /\p{scx=Thai}/u],
  ['noto-sans-georgian', 'NotoSansGeorgian', /\p{scx=Geor}/u],
  ['noto-sans-armenian', 'NotoSansArmenian', /\p{scx=Armn}/u],
  ['gowun-dodum', 'GowunDodum', /\p{scx=Hang}/u],
  [
    'chocolate-classical-sans',
    'ChocolateClassicalSans',
    /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\uff00-\uffef]/u,
  ],
  ['noto-emoji', 'NotoEmoji', /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u],
] as const

/** The font files, by their names in a document. */
export const TYPEFACE_FILES: ReadonlyMap<string, string> = new Map(
  [
    ...Object.entries(TYPEFACES),
    ...FALLBACK_TYPEFACES.map(([name, file]) => [name, `${name}/400Regular/${file}_400Regular.ttf`] as const),
  ].map(([name, file]) => [name, path.join(FOLDER, file)]),
)
