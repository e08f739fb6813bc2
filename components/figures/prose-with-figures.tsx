import { Fragment } from 'react'
import { Prose } from '@/components/prose/prose'
import { type ArticleFigure } from '@/content/blog/article'
import { type RenderedMarkdown } from '@/content/rendered-markdown'
import { ClothingLayers } from '@/components/figures/clothing-layers'
import { DarkHours, readDarkHours } from '@/components/figures/dark-hours'
import { IglooRoof } from '@/components/figures/igloo-roof'
import { LightsByLatitude } from '@/components/figures/lights-by-latitude'
import { type FigureName } from '@/content/blog/figures'
import { type Language } from '@/lib/language/language'

type ProseWithFiguresProps = {
  readonly language: Language
  readonly text: RenderedMarkdown
  readonly figures: readonly ArticleFigure[]
}

/** An article's text, with each drawing at the end of its section. */
export function ProseWithFigures({ language, text, figures }: ProseWithFiguresProps) {
  return piecesOf(text.html, figures).map(({ html, figure }) => (
    <Fragment key={html.slice(0, 80)}>
      <Prose text={{ ...text, html }} />
      {figure && <Figure html={text.html} language={language} name={figure.name} />}
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

type FigureProps = { readonly name: FigureName; readonly html: string; readonly language: Language }

/**
 * A drawing in an article.
 *
 * @param html  the article's text, for a drawing based on its table
 */
function Figure({ name, html, language }: FigureProps) {
  switch (name) {
    case 'iglooRoof':
      return <IglooRoof language={language} />
    case 'clothingLayers':
      return <ClothingLayers language={language} />
    case 'lightsByLatitude':
      return <LightsByLatitude language={language} />
    case 'darkHours':
      return <DarkHours language={language} nights={readDarkHours(html)} />
  }
}
