import { type Element, type Nodes, type Root } from 'hast'
import { nodeText } from '@/lib/markdown/node-text'

/** A figure with its unit, a span of times: what is no longer than this stays on one line. */
const FIGURE_LENGTH = 16

/** Give each table a frame of its own to scroll in, named by the heading above it, and heads to its rows. */
export function enhanceTables(tree: Root): void {
  let heading = ''
  tree.children = tree.children.map((node) => {
    if (node.type !== 'element') return node
    if (/^h[2-6]$/.test(node.tagName)) heading = nodeText(node)
    if (node.tagName !== 'table') return node
    markHeads(node)
    markFigures(node)
    return frame(node, heading ? `Table: ${heading}` : 'Table')
  })
}

/** The first cell of each row says what the row is about. */
function markHeads(table: Element): void {
  for (const part of elementsIn(table)) {
    for (const row of elementsIn(part)) {
      const cells = elementsIn(row)
      if (part.tagName === 'thead') cells.forEach((cell) => (cell.properties.scope = 'col'))
      const [first] = cells
      if (part.tagName !== 'tbody' || !first) continue
      first.tagName = 'th'
      first.properties.scope = 'row'
    }
  }
}

/** What breaks no line. Two columns have room for theirs. */
function markFigures(table: Element): void {
  if (elementsIn(table).slice(0, 1).flatMap(elementsIn).flatMap(elementsIn).length < 3) return
  for (const cell of elementsIn(table).flatMap(elementsIn).flatMap(elementsIn)) {
    const text = nodeText(cell)
    if (cell.tagName === 'td' && /\d/.test(text) && text.length <= FIGURE_LENGTH) {
      cell.properties.className = ['figure']
    }
  }
}

/** Wider than a phone, it scrolls inside itself; with the focus, by the keyboard too. */
function frame(table: Element, label: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-frame'], role: 'group', ariaLabel: label, tabIndex: 0 },
    children: [table],
  }
}

function elementsIn(node: Nodes): readonly Element[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : []
  return children.filter(isElement)
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}
