import { type Nodes } from 'hast'

export function nodeText(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(nodeText).join('') : ''
}
