import { Fragment } from 'react'

import { Figure } from '@/components/figures/figure'
import { Prose } from '@/components/prose/prose'
import { type ArticleFigure } from '@/content/blog/article'
import { type RenderedText } from '@/content/rendered-text'

type ProseWithFiguresProps = { readonly text: RenderedText; readonly figures: readonly ArticleFigure[] }

/** An article's text, with each drawing at the end of its section. */
export function ProseWithFigures({ text, figures }: ProseWithFiguresProps) {
  return piecesOf(text.html, figures).map(({ html, figure }) => (
    <Fragment key={html.slice(0, 80)}>
      <Prose text={{ ...text, html }} />
      {figure && <Figure html={text.html} name={figure.name} />}
    </Fragment>
  ))
}

type Piece = { readonly html: string; readonly figure: ArticleFigure | null }

/** Split the text after each section that has a drawing; the other sections stay together. */
function piecesOf(html: string, figures: readonly ArticleFigure[]): readonly Piece[] {
  const pieces: Piece[] = []
  let before = ''
  for (const section of html.split(/(?=<h2 id=")/)) {
    const id = /^<h2 id="([^"]*)"/.exec(section)?.[1] ?? OPENING
    const figure = figures.find(({ after }) => after === id) ?? null
    before += section
    if (!figure) continue
    pieces.push({ html: before, figure })
    before = ''
  }
  return before ? [...pieces, { html: before, figure: null }] : pieces
}

/** The id used for the text above the first heading. */
const OPENING = 'opening'
