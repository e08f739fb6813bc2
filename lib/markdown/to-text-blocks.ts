import { type Nodes, type PhrasingContent, type RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { addressOf } from '@/lib/contract/address'
import { type Language } from '@/lib/language/language'
import { ContentError } from '@/lib/markdown/content-error'
import { toSmartQuotes } from '@/lib/markdown/to-smart-quotes'

/** A block of text in a printed document. */
export type TextBlock = { readonly kind: 'heading' | 'paragraph' | 'item'; readonly text: string }

type PrintOptions = {
  /** For error messages. */
  readonly file: string
  readonly siteUrl: string
  readonly language: Language
}

const parser = unified().use(remarkParse).use(remarkGfm)

/**
 * Convert Markdown to plain headings, paragraphs and list items for print. Links cannot be followed on paper, so the
 * address of each is printed after its text.
 *
 * Throws `ContentError` for anything that cannot be printed, such as a table.
 */
export function toTextBlocks(
  markdown: string,
  { file, siteUrl, language }: PrintOptions,
): readonly TextBlock[] {
  const inline = (nodes: readonly PhrasingContent[]): string => nodes.map(words).join('')

  function words(node: PhrasingContent): string {
    if (node.type === 'text') return node.value
    if (node.type === 'link') return wordsOfLink(inline(node.children), node.url)
    if (node.type === 'strong' || node.type === 'emphasis') return inline(node.children)
    throw unprintable(node)
  }

  function wordsOfLink(text: string, url: string): string {
    if (url.startsWith('#') || url.replace(/^(?:https:\/\/|mailto:)/, '') === text) return text
    return `${text} (${url.startsWith('/') ? `${siteUrl}${addressOf(url, language)}` : url})`
  }

  function blocksOf(node: RootContent): readonly TextBlock[] {
    if (node.type === 'heading' || node.type === 'paragraph')
      return [{ kind: node.type, text: toSmartQuotes(inline(node.children)).replaceAll('\n', ' ') }]
    if (node.type === 'list') return node.children.flatMap((item) => item.children).flatMap(itemOf)
    throw unprintable(node)
  }

  function itemOf(node: RootContent): readonly TextBlock[] {
    return blocksOf(node).map(({ text }) => ({ kind: 'item', text }))
  }

  const unprintable = (node: Nodes) => new ContentError(file, `on paper there is no ${node.type}`)

  return parser.parse(markdown).children.flatMap(blocksOf)
}
