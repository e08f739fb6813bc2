import { type Nodes, type Root } from 'hast'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { type RenderedMarkdown } from '@/content/rendered-markdown'
import { preventLineBreaks } from '@/content/line-breaks'
import { checkMarkdown, type MarkdownCheckOptions } from '@/lib/markdown/check-markdown'
import { toSmartQuotes } from '@/lib/markdown/to-smart-quotes'
import { markLanguages } from '@/lib/markdown/mark-languages'
import { enhanceTables } from '@/lib/markdown/enhance-tables'
import { nodeText } from '@/lib/markdown/node-text'

const parser = unified().use(remarkParse).use(remarkGfm)
const writer = unified().use(remarkRehype).use(rehypeSlug).use(rehypeStringify)

/** Render Markdown as HTML. Throws `ContentError` for anything a page cannot show well: see `checkMarkdown`. */
export function renderMarkdown(markdown: string, rules: MarkdownCheckOptions): RenderedMarkdown {
  const source = parser.parse(markdown)
  checkMarkdown(source, rules)
  const tree = writer.runSync(source)
  const words = nodeText(tree).split(/\s+/).filter(Boolean).length
  setText(tree)
  enhanceTables(tree)
  markLanguages(tree)
  return { html: writer.stringify(tree), words, sections: listSections(tree) }
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
