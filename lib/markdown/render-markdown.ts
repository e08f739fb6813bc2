import { type Element, type Nodes, type Root } from 'hast'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { type RenderedMarkdown } from '@/content/rendered-markdown'
import { preventLineBreaks } from '@/content/line-breaks'
import { checkMarkdown, type MarkdownCheckOptions } from '@/lib/markdown/check-markdown'
import { ContentError } from '@/lib/markdown/content-error'
import { addressOf } from '@/lib/contract/address'
import { splitHref } from '@/lib/contract/split-href'
import { type Language } from '@/lib/language/language'
import { toSmartQuotes } from '@/lib/markdown/to-smart-quotes'
import { markLanguages } from '@/lib/markdown/mark-languages'
import { enhanceTables } from '@/lib/markdown/enhance-tables'
import { nodeText } from '@/lib/markdown/node-text'

const parser = unified().use(remarkParse).use(remarkGfm)
const writer = unified().use(remarkRehype).use(rehypeSlug).use(rehypeStringify)

export type RenderOptions = MarkdownCheckOptions & {
  readonly language: Language
  /** Of a translation: the ids of the English headings in their order, which its headings have as well. */
  readonly sectionIds?: readonly string[]
}

/** Render Markdown as HTML. Throws `ContentError` for anything a page cannot show well: see `checkMarkdown`. */
export function renderMarkdown(markdown: string, rules: RenderOptions): RenderedMarkdown {
  const source = parser.parse(markdown)
  checkMarkdown(source, rules)
  const tree = writer.runSync(source)
  if (rules.sectionIds) setSectionIds(tree, rules.sectionIds, rules.file)
  translateLinks(tree, rules)
  const words = nodeText(tree).split(/\s+/).filter(Boolean).length
  setText(tree)
  enhanceTables(tree, rules.language)
  markLanguages(tree)
  return { html: writer.stringify(tree), words, sections: listSections(tree) }
}

/** The ids of all headings, in their order. */
export function listSectionIds(markdown: string): readonly string[] {
  return listHeadings(writer.runSync(parser.parse(markdown))).map(({ properties }) => String(properties.id))
}

function setSectionIds(tree: Root, ids: readonly string[], file: string): void {
  const headings = listHeadings(tree)
  if (headings.length !== ids.length)
    throw new ContentError(file, `it has ${headings.length} headings, and the English text ${ids.length}`)
  headings.forEach((heading, index) => (heading.properties.id = ids[index]))
}

function listHeadings(tree: Root): readonly Element[] {
  return tree.children.filter(
    (node): node is Element => node.type === 'element' && /^h[2-6]$/.test(node.tagName),
  )
}

/** Authors link to our own pages by their English addresses; lead readers to those of their language. */
function translateLinks(node: Nodes, rules: Pick<RenderOptions, 'language' | 'addresses'>): void {
  const { language, addresses } = rules
  if (node.type === 'element' && node.tagName === 'a') {
    const [route, rest] = splitHref(String(node.properties.href))
    const article = addresses.get(route.replace('/blog/', ''))
    if (route.startsWith('/'))
      node.properties.href = addressOf(`${article ? `/blog/${article}` : route}${rest}`, language)
  }
  if ('children' in node) for (const child of node.children) translateLinks(child, rules)
}

function listSections(tree: Root): RenderedMarkdown['sections'] {
  return tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2'
      ? [{ id: String(node.properties.id), heading: nodeText(node) }]
      : [],
  )
}

/** Use curly quotes, and keep numbers and their units or currencies, and certain words, on one line. */
function setText(node: Nodes): void {
  if (node.type === 'text') node.value = preventLineBreaks(toSmartQuotes(node.value))
  if ('children' in node) node.children.forEach(setText)
}
