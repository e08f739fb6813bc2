import { render, screen } from '@/tests/support/testing-library'

import { ProseWithFigures } from '@/components/figures/prose-with-figures'
import { type RenderedMarkdown } from '@/content/rendered-markdown'

const text: RenderedMarkdown = {
  html: '<p>First.</p><h2 id="nights">Nights</h2><table><tbody><tr><th>March</th><td>20:10 to 04:40</td></tr></tbody></table><h2 id="end">End</h2><p>Last.</p>',
  words: 8,
  sections: [],
}

test('a figure is at the end of its section, and no text is lost', () => {
  const { container } = render(
    <ProseWithFigures figures={[{ name: 'darkHours', after: 'nights' }]} language="en" text={text} />,
  )
  const said = container.textContent ?? ''
  expect(said.indexOf('March')).toBeLessThan(said.indexOf('dark from 20:10 to 04:40'))
  expect(said.indexOf('dark from 20:10 to 04:40')).toBeLessThan(said.indexOf('Last.'))
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
})

test.each(['iglooRoof', 'clothingLayers', 'lightsByLatitude', 'darkHours'] as const)(
  '%s has a name, a text alternative and a caption',
  (name) => {
    render(<ProseWithFigures figures={[{ name, after: 'opening' }]} language="en" text={text} />)
    const drawing = screen.getByRole('img')
    expect(drawing.querySelector('title')?.textContent).not.toBe('')
    expect(drawing.querySelector('desc')?.textContent?.length).toBeGreaterThan(20)
    expect(document.querySelector('figcaption')?.textContent?.length).toBeGreaterThan(20)
  },
)
