import { type Article } from '@/content/blog/article'

/** A parsed article. */
export function anArticle(overrides: Partial<Article> = {}): Article {
  return {
    slug: 'listening-to-ice',
    address: 'listening-to-ice',
    title: 'Listening to ice',
    description: 'Why a lake sings when the frost comes.',
    excerpt: 'A lake is heard before it is seen.',
    category: 'Activities',
    date: '2025-02-03',
    updated: '2025-02-13',
    isSigned: false,
    picture: 'fishingLake',
    tours: [4],
    related: [],
    figures: [],
    sources: [{ name: 'Institute of Ice', url: 'https://ice.example.com/singing' }],
    body: {
      html: '<p>The lake sings.</p>\n<h2 id="why-it-sings">Why it sings</h2>\n<p>It is cold.</p>',
      words: 8,
      sections: [{ id: 'why-it-sings', heading: 'Why it sings' }],
    },
    readMinutes: 4,
    ...overrides,
  }
}
