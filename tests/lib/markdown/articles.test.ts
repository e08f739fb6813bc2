import { loadArticleFacts, loadArticles, estimateReadingMinutes } from '@/lib/markdown/articles'
import { aFolder, anArticleFile } from '@/tests/support/an-article-file'

test('articles come newest first, each with its facts, its words and the time to read them', () => {
  const articles = loadArticles('en', aFolder({ first: anArticleFile({}, 'word '.repeat(660)) }))
  expect(articles.map(({ slug }) => slug)).toEqual(['second', 'first', 'third'])
  expect(articles[1]).toMatchObject({
    title: 'Listening to ice',
    category: 'Activities',
    date: '2025-02-03',
    isSigned: false,
    picture: 'fishingLake',
    tours: [4, 5],
    related: ['second', 'third'],
    sources: [{ name: 'Institute of Ice', url: 'https://ice.example.com/singing' }],
    body: { words: 660 },
    readMinutes: 3,
  })
})

test('the facts alone are the same, without a body', () => {
  const folder = aFolder()
  const [newest] = loadArticleFacts('en', folder)
  expect(newest).not.toHaveProperty('body')
  expect(loadArticles('en', folder)[0]).toMatchObject({ ...newest })
})

test.each([
  ['a title left out', { title: null }, '"title" is missing'],
  ['an empty title', { title: '""' }, '"title" is empty'],
  ['a title too long for a heading', { title: 'x'.repeat(71) }, '"title" is longer than 70 characters'],
  ['a short description', { description: 'Short.' }, '"description" is shorter than 120 characters'],
  ['a long description', { description: 'x'.repeat(161) }, '"description" is longer than 160 characters'],
  ['an excerpt left out', { excerpt: null }, '"excerpt" is missing'],
  ['an unknown category', { category: 'News' }, '"category" must be one of Wildlife, Activities'],
  ['a date left out', { date: null }, '"date" is missing'],
  ['a day that does not exist', { date: '2025-02-30' }, '"date" is no day of the calendar'],
  ['a byline of its own', { author: 'Aino Kallio' }, 'Unrecognized key: "author"'],
  ['a signature that is neither', { isSigned: 'perhaps' }, '"isSigned" must be true or false'],
  ['an unknown picture', { picture: 'palmBeach' }, '"picture" is no picture of content/pictures.ts'],
  [
    'a picture named like a built-in',
    { picture: 'function toString() { [native code] }' },
    '"picture" is no picture',
  ],
  ['an unknown tour', { tours: '[3]' }, '"tours.0" is no tour of content/tours'],
  ['no tour', { tours: '[]' }, '"tours'],
  ['one related article', { related: '[second]' }, '"related" names fewer than two articles'],
  ['a related article that does not exist', { related: '[second, fourth]' }, '"related" names fourth'],
  ['itself as related', { related: '[first, second]' }, '"related" names the article itself'],
  ['sources left out', { sources: null }, '"sources" is missing'],
  ['no source', { sources: '[]' }, '"sources" names no source'],
  [
    'a source that is no page of the web',
    { sources: '[{ name: Us, url: "http://us.example.com" }]' },
    '"sources.0.url" is no address',
  ],
  ['a head that is no YAML', { title: '[' }, 'its front matter is no YAML'],
  [
    'an unknown token',
    { excerpt: 'From {{tour.3.adultPrice}}' },
    'nothing is known as {{tour.3.adultPrice}}',
  ],
])('%s stops the build, by the name of the file', (_, overrides, fault) => {
  const folder = aFolder({ first: anArticleFile(overrides) })
  expect(() => loadArticles('en', folder)).toThrow(`${folder}/first.md: `)
  expect(() => loadArticles('en', folder)).toThrow(fault)
})

test('all that is wrong with a head is told at once', () => {
  const folder = aFolder({ first: anArticleFile({ title: null, picture: 'none', date: 'soon' }) })
  expect(() => loadArticles('en', folder)).toThrow(/"title".*"date".*"picture"/)
})

test('a link to an article that does not exist stops the build', () => {
  const folder = aFolder({ first: anArticleFile({}, 'See [more](/blog/fourth).') })
  expect(() => loadArticles('en', folder)).toThrow(
    `${folder}/first.md: a link leads to /blog/fourth, and there is no such article`,
  )
})

test('a link to an article that exists stays as it is', () => {
  const folder = aFolder({ first: anArticleFile({}, 'See [more](/blog/second#frost).') })
  const first = loadArticles('en', folder).find(({ slug }) => slug === 'first')
  expect(first?.body.html).toContain('<a href="/blog/second#frost">more</a>')
})
test.each([
  [0, 1],
  [1, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [900, 4],
  [1600, 7],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(estimateReadingMinutes(words)).toBe(minutes)
})

const aTranslation = (
  overrides: Readonly<Record<string, string | null>> = {},
  body = 'Der See singt nachts.',
) =>
  anArticleFile(
    {
      ...{ category: null, date: null, picture: null, tours: null, related: null },
      address: 'wenn-das-eis-singt',
      title: 'Wenn das Eis singt',
      sources: '["Institut für Eis"]',
      ...overrides,
    },
    body,
  )

const aGermanFolder = (translation: string, english = anArticleFile()) =>
  aFolder({
    first: english,
    'first.de': translation,
    'second.de': aTranslation({ address: 'zweitens' }),
    'third.de': aTranslation({ address: 'drittens' }),
  })

test('a translation has its own words and address, and the facts and section ids of the English text', () => {
  const english = anArticleFile({}, '## How thick is it?\n\nSee [the second](/blog/second#frost).')
  const folder = aGermanFolder(
    aTranslation(
      {},
      '## Wie dick ist es?\n\nSiehe [den zweiten](/blog/second#frost) und [die Tour](/ice-fishing).',
    ),
    english,
  )
  const first = loadArticles('de', folder).find(({ slug }) => slug === 'first')
  expect(first).toMatchObject({
    slug: 'first',
    address: 'wenn-das-eis-singt',
    title: 'Wenn das Eis singt',
    date: '2025-02-03',
    tours: [4, 5],
    sources: [{ name: 'Institut für Eis', url: 'https://ice.example.com/singing' }],
    body: { sections: [{ id: 'how-thick-is-it', heading: 'Wie dick ist es?' }] },
  })
  expect(first?.body.html).toContain('<a href="/de/blog/zweitens#frost">')
  expect(first?.body.html).toContain('<a href="/de/eisfischen">')
})

test.each([
  ['a date of its own', aTranslation({ date: '2025-01-01' }), 'Unrecognized key: "date"'],
  ['an address with an umlaut', aTranslation({ address: '"eis-für-alle"' }), '"address" has other signs'],
  ['a source left out', aTranslation({ sources: '[]' }), '"sources" has not as many entries'],
  ['a section too many', aTranslation({}, '## Mehr'), 'it has 1 headings, and the English text 0'],
])('a translation with %s is refused', (_, translation, fault) => {
  const folder = aGermanFolder(translation)
  expect(() => loadArticles('de', folder)).toThrow(`${folder}/first.de.md: `)
  expect(() => loadArticles('de', folder)).toThrow(fault)
})

test('an article without its translation is refused by name', () => {
  expect(() => loadArticles('de', aFolder())).toThrow('first.de.md: this translation is missing')
})
