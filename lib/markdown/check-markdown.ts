import { type Nodes, type Root } from 'mdast'
import { ContentError } from '@/lib/markdown/content-error'

export type MarkdownCheckOptions = {
  /** The file's name, for error messages. */
  readonly file: string
  /** The articles that the Markdown may link to: the last part of each one’s address, by its slug. */
  readonly addresses: ReadonlyMap<string, string>
}

/**
 * Check that a page can show everything in the Markdown correctly. Throws `ContentError` if not.
 *
 * The page's title is its h1, so headings start at level two and must not skip a level.
 */
export function checkMarkdown(tree: Root, { file, addresses }: MarkdownCheckOptions): void {
  let depth = 1
  for (const node of nodesIn(tree)) {
    if (node.type === 'html') throw new ContentError(file, `HTML is not shown: ${node.value}`)
    if (node.type === 'image' || node.type === 'imageReference')
      throw new ContentError(file, `pictures are named in the front matter: ${node.alt}`)
    if (node.type === 'link' || node.type === 'definition') checkLink(node.url, { file, addresses })
    if (node.type !== 'heading') continue
    if (node.depth === 1 || node.depth > depth + 1)
      throw new ContentError(file, `a heading of level ${node.depth} follows one of level ${depth}`)
    depth = node.depth
  }
}

function checkLink(url: string, { file, addresses }: MarkdownCheckOptions): void {
  if (!/^(\/(?!\/)|#|https:|mailto:|tel:)/.test(url))
    throw new ContentError(file, `a link to ${url} must begin with /, #, https:, mailto: or tel:`)
  const slug = /^\/blog\/([^#?]*)/.exec(url)?.[1]
  if (slug !== undefined && !addresses.has(slug))
    throw new ContentError(file, `a link leads to ${url}, and there is no such article`)
}

function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* nodesIn(child)
}
