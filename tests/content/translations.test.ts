import { existsSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '@/lib/language/language'
import { listContentSlugs } from '@/lib/markdown/content-folder'
import { sixWordsIn } from '@/tests/support/english-words'

/* The long texts in Markdown: each translation says the same as the English text, section by section. */

const OTHERS = LANGUAGES.filter((language) => language !== 'en')
const FOLDERS = ['content/blog', 'content/pages', 'content/legal']

/** A conversion for readers who think in miles, inches or Fahrenheit. */
const IMPERIAL =
  /\s*\([^()]*(?:\bmiles?\b|°F|\bFahrenheit\b|\bounces\b|\blb\b|\d in\b|\binch(?:es)?\b|\bfeet\b|\bft\b|\byards?\b|\bmph\b)[^()]*\)|,\s[−\d\s]+(?:to\s[−\d\s]+)?°F/g

/** Six words that are the same in English, because nearly all are names. */
const NAMES = ['ranuanjärvi in ranua arctic fox igloos']

const translations = FOLDERS.flatMap((folder) =>
  listContentSlugs(folder).flatMap((slug) =>
    OTHERS.map((language) => ({
      language,
      file: `${folder}/${slug}.${language}.md`,
      english: `${folder}/${slug}.md`,
    })),
  ),
).filter(({ file }) => existsSync(file))

test('there are translations to compare', () => expect(translations).not.toEqual([]))

describe.each(translations)('$file', ({ language, file, english }) => {
  const own = sectionsOf(readFileSync(file, 'utf8'))
  const original = sectionsOf(readFileSync(english, 'utf8').replace(IMPERIAL, ''))

  test('has the same sections with as many paragraphs, list entries and cells', () => {
    expect(own.map((section) => section.map(shapeOf))).toEqual(
      original.map((section) => section.map(shapeOf)),
    )
  })

  test.each([
    ['figures', (section: string) => figuresIn(section, language)],
    ['links', linksIn],
    ['placeholders', placeholdersIn],
  ])('has the same %s in each section', (_, find) => {
    const found = (sections: readonly (readonly string[])[]) =>
      sections.map((section) => find(section.join('\n\n')))
    expect(found(own)).toEqual(found(original))
  })

  test('has metric units, its own quotation marks, and no six words in a row of the English text', () => {
    const text = own.flat().join('\n\n')
    expect(text.match(IMPERIAL) ?? []).toEqual([])
    expect(text.replace(/\{\{.*?\}\}/g, '').match(/"|(?:^|\s)'|\.\.\./gm) ?? []).toEqual([])
    const known = new Set(sixWordsIn(wordsOf(original.flat())))
    expect(sixWordsIn(wordsOf([text])).filter((six) => known.has(six) && !NAMES.includes(six))).toEqual([])
  })
})

/** The blocks of a text without its front matter, by section. */
function sectionsOf(text: string): readonly (readonly string[])[] {
  const sections: string[][] = [[]]
  for (const block of text
    .replace(/^---\n[^]*?\n---\n/, '')
    .trim()
    .split(/\n{2,}/)) {
    if (block.startsWith('#')) sections.push([])
    sections.at(-1)?.push(block)
  }
  return sections
}

/** The kind of a block: a heading's level, a table's size, a list's length. */
function shapeOf(block: string): string {
  const lines = block.split('\n')
  const heading = /^#+/.exec(block)?.[0]
  if (heading) return heading
  if (block.startsWith('|'))
    return `table of ${lines.length} by ${block.split('\n', 1).join().split('|').length - 2}`
  const entries = lines.filter((line) => /^(?:\d+\.|-) /.test(line)).length
  return entries > 0 ? `list of ${entries}` : block.startsWith('>') ? 'quotation' : 'paragraph'
}

/** Every figure of a section, however its language groups thousands, points decimals and writes clock times. */
function figuresIn(section: string, language: Language): readonly string[] {
  // Addresses, placeholders, phone numbers and the number of a standard, which has a space of any kind.
  const text = section.replace(
    /\]\([^)]*\)|\{\{[^}]*\}\}|\+\d[\d \u00a0]*\d|\bEN[ \u00a0]\d+[ \u00a0]\d+/g,
    ' ',
  )
  const clock =
    language === 'fr'
      ? text.replace(
          /(\d{1,2})[\u00a0\u202f]h(?:[\u00a0\u202f ](\d{2}))?(?![\p{L}])/gu,
          (_, hour: string, minute?: string) => (minute ? `${hour}:${minute}` : hour),
        )
      : text
  const figures =
    clock
      .replaceAll(/:00\b/g, '')
      .replaceAll(/[ \u00a0]Abs\.[ \u00a0]/g, '.')
      .match(/\d[\d.,:\u00a0\u202f]*\d|\d/g) ?? []
  return figures.map((figure) => figure.replace(/[.,:\u00a0\u202f]/g, '').replace(/^0+(?=\d)/, '')).sort()
}

function linksIn(section: string): readonly string[] {
  return [...section.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href).sort()
}

function placeholdersIn(section: string): readonly string[] {
  return [...section.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = '']) => name.trim()).sort()
}

/** Sections without the addresses of their links and without placeholders. */
function wordsOf(sections: readonly string[]): string {
  return sections.join(' . ').replace(/\]\([^)]*\)|\{\{[^}]*\}\}/g, ' . ')
}
