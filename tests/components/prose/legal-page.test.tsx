import { render, renderHook, screen, within } from '@/tests/support/testing-library'

import PrivacyPolicy from '@/app/site/[language]/privacy-policy/page'
import TermsConditions from '@/app/site/[language]/terms-conditions/page'
import { useMarkCurrentSection } from '@/components/layout/route-focus'
import { LegalPage } from '@/components/prose/legal-page'
import { watchView } from '@/tests/support/fake-intersection-observer'

const text = {
  title: 'House Rules',
  description: '',
  updated: '2026-11-21',
  body: {
    html: '<h2 id="shoes">Shoes</h2><p>Off.</p><h2 id="sauna">Sauna</h2><p>On.</p>',
    words: 4,
    sections: [
      { id: 'shoes', heading: 'Shoes' },
      { id: 'sauna', heading: 'Sauna' },
    ],
  },
}

test('a legal page shows when it was last changed, and numbers the links to its sections', () => {
  render(<LegalPage language="en" text={text} />)
  expect(screen.getByRole('heading', { level: 1, name: 'House Rules' })).toBeInTheDocument()
  expect(screen.getByText(/^Last updated:/).parentElement).toHaveTextContent('Last updated: 21 November 2026')
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  const links = within(contents).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1.Shoes', '#shoes'],
    ['2.Sauna', '#sauna'],
  ])
})

test('next to the text, the section being read is marked: the last whose heading has scrolled into view', () => {
  const view = watchView()
  render(<LegalPage language="en" text={text} />)
  renderHook(() => useMarkCurrentSection('/house-rules'))
  const headings = ['Shoes', 'Sauna'].map((name) => screen.getByRole('heading', { level: 2, name }))
  const [shoes, sauna] = headings
  const marked = () => document.querySelector('[aria-current="location"]')?.textContent
  expect(marked()).toBeUndefined()
  for (const [heading, isUp, name] of [
    [shoes, true, '1.Shoes'],
    [sauna, true, '2.Sauna'],
    [sauna, false, '1.Shoes'],
  ] as const) {
    if (heading) view.move(heading, isUp)
    expect(marked()).toBe(name)
  }
})

test.each([
  ['fi', 'Päivitetty viimeksi: 22. marraskuuta 2026', 'Tällä sivulla'],
  ['sv', 'Senast uppdaterad: 22 november 2026', 'På den här sidan'],
] as const)('in %s the page is in the language of its text', (language, updated, contents) => {
  render(<LegalPage language={language} text={{ ...text, updated: '2026-11-22' }} />)
  expect(screen.getByRole('main')).toHaveAttribute('lang', language)
  expect(screen.getByText(updated.replace(/:.*/, ':')).parentElement).toHaveTextContent(updated)
  expect(screen.getByRole('navigation', { name: contents })).toBeInTheDocument()
})

test.each([
  ['Privacy Policy', PrivacyPolicy, 9],
  ['Terms & Conditions', TermsConditions, 11],
])('%s shows its sections', async (title, Page, count) => {
  render(await Page({ params: Promise.resolve({ language: 'en' }) }))
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  // One more than the sections: the table of contents has its own heading.
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(count + 1)
})
