import { company } from '@/content/company'
import { splitAtUntranslatable } from '@/content/split-at-untranslatable'
import { renderMarkdown } from '@/lib/markdown/render-markdown'

const render = (markdown: string) =>
  renderMarkdown(markdown, {
    file: 'content/blog/ice.md',
    language: 'en',
    addresses: new Map([['frost', 'frost']]),
  })

test('sections are listed with the ids that their headings have', () => {
  const { html, sections } = render(
    'Hello.\n\n## What *bites*\n\nPerch.\n\n### And when\n\nMarch.\n\n## Whose lake?',
  )
  expect(sections).toEqual([
    { id: 'what-bites', heading: 'What bites' },
    { id: 'whose-lake', heading: 'Whose lake?' },
  ])
  expect(html).toContain('<h2 id="what-bites">What <em>bites</em></h2>')
})

test('words are counted as a reader counts them: no addresses, no marks, tables too', () => {
  expect(render('One *two* [three four](/ice-fishing).\n\n| a | b |\n|---|---|\n| c | d |').words).toBe(8)
})

test('a table has a named frame to scroll in, and heads for its columns and rows', () => {
  const { html } = render('## By month\n\n| Month | Snow |\n|---|---|\n| March | 70 cm |')
  expect(html).toContain(
    '<div class="table-frame" role="group" aria-label="Table: By month" tabindex="0"><table>',
  )
  expect(html).toContain('<th scope="col">Snow</th>')
  expect(html).toContain('<th scope="row">March</th>')
  expect(html).toContain('<td>70\u00a0cm</td>')
})

test('a table of figures keeps each on one line, and is what its elements say: no role is written on it', () => {
  const { html } = render('| Month | Dark | Mean |\n|---|---|---|\n| March | 20:10 to 04:40 | −7 °C |')
  expect(html).toContain('<td class="figure">20:10 to 04:40</td>')
  expect(html.match(/role="[a-z]+"/g)).toEqual(['role="group"'])
})

test('the cells of a table of words name their columns, for its cards on a phone; no role is written on it either', () => {
  const { html } = render(
    '| Month | Dark | Sky |\n|---|---|---|\n| March | 20:10 to 04:40 | Clear on 3 nights of 5, as a rule |',
  )
  expect(html).toContain('<div class="table-frame cards" role="group"')
  expect(html).toContain('<th scope="row">March</th>')
  expect(html).toContain('<td class="figure" data-label="Dark">20:10 to 04:40</td>')
  expect(html).toContain('<td data-label="Sky">Clear on 3 nights of 5, as a rule</td>')
  expect(html.match(/role="[a-z]+"/g)).toEqual(['role="group"'])
})

test('quotes curl, and an amount keeps its currency', () => {
  expect(render(`A guide's "long night" for 179 €.`).html).toBe(
    '<p>A guide’s “long night” for 179\u00a0€.</p>',
  )
})

test('an address and an e-mail address become links', () => {
  const { html } = render('Write to hello@example.com.')
  expect(html).toContain('<a href="mailto:hello@example.com" translate="no">hello@example.com</a>')
})

test.each([
  ['HTML', 'a <b>bold</b> word', 'HTML is not shown: <b>'],
  ['a script', '<script>alert(1)</script>', 'HTML is not shown'],
  ['a picture', '![A lake](/images/lake.webp)', 'pictures are named in the front matter: A lake'],
  ['a heading of the first level', '# Ice', 'a heading of level 1 follows one of level 1'],
  ['a level left out', '### Ice', 'a heading of level 3 follows one of level 1'],
  ['a level left out further down', '## Ice\n\n#### Snow', 'a heading of level 4 follows one of level 2'],
  ['a missing article', '[x](/blog/none)', 'a link leads to /blog/none'],
  ['a missing article, by reference', '[x][y]\n\n[y]: /blog/none', 'a link leads to /blog/none'],
  ['a link without its slash', '[x](ice-fishing)', 'a link to ice-fishing must begin with'],
  ['a link that runs', '[x](javascript:alert(1))', 'a link to javascript:alert(1) must begin with'],
  ['a link to another host by its slashes', '[x](//example.com)', 'a link to //example.com must begin with'],
])('%s is refused, by the name of the file', (_, markdown, fault) => {
  expect(() => render(markdown)).toThrow(`content/blog/ice.md: ${fault}`)
})

test('names, references, addresses and our number are kept from translators, and nothing around them', () => {
  const text = `Booking LL-7KM4QD of ${company.brand} (aino.k+x@mail.example.com): call ${company.phone}, or write to ${company.email}. ${company.legalName}`
  const kept = splitAtUntranslatable(text).flatMap((part) => (part.isKept ? [part.text] : []))
  expect(kept).toEqual([
    ...['LL-7KM4QD', company.brand, 'aino.k+x@mail.example.com', company.phone],
    ...[company.email, company.legalName],
  ])
  expect(
    splitAtUntranslatable(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(splitAtUntranslatable('A tour of 4 hours @ Levi, LL-7, LL- and more.')).toHaveLength(1)
})

test('a long text says which of its words are kept, and in which language a page is that it leads to', () => {
  const { html } = render(`Call ${company.phone}, or read it [in Finnish](/saavutettavuus).`)
  expect(html).toContain(`<span translate="no">${company.phone}</span>`)
  expect(html).toContain('<a href="/saavutettavuus" hreflang="fi">')
})
