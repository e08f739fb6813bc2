import { type Nodes, type Root } from 'hast'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { type ReadingText } from '@/content/reading-text'
import { checkMarkdown, type MarkdownRules } from '@/lib/markdown/check-markdown'
import { curlQuotes } from '@/lib/markdown/curl-quotes'
import { polishTables } from '@/lib/markdown/polish-tables'
import { textOf } from '@/lib/markdown/text-of'

const parser = unified().use(remarkParse).use(remarkGfm)
const writer = unified().use(remarkRehype).use(rehypeSlug).use(rehypeStringify)

/** Markdown as HTML. Throws `ContentError` for what a page cannot show well: see `checkMarkdown`. */
export function renderMarkdown(markdown: string, rules: MarkdownRules): ReadingText {
  const source = parser.parse(markdown)
  checkMarkdown(source, rules)
  const tree = writer.runSync(source)
  const words = textOf(tree).split(/\s+/).filter(Boolean).length
  setText(tree)
  polishTables(tree)
  return { html: writer.stringify(tree), words, sections: sectionsOf(tree) }
}

function sectionsOf(tree: Root): ReadingText['sections'] {
  return tree.children.flatMap((node) =>
    node.type === 'element' && node.tagName === 'h2'
      ? [{ id: String(node.properties.id), heading: textOf(node) }]
      : [],
  )
}

/** Quotes that curl, and figures that are never parted from their currency or unit. */
function setText(node: Nodes): void {
  if (node.type === 'text')
    node.value = curlQuotes(node.value).replace(/(\d) (?=€|°[CF]|[ck]m\b|miles\b)/g, '$1\u00a0')
  if ('children' in node) node.children.forEach(setText)
}
