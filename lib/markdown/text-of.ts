import { type Nodes } from 'hast'

/** The words in a tree of HTML. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
