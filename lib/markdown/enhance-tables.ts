import { type Element, type Nodes, type Root } from 'hast'
import { nodeText } from '@/lib/markdown/node-text'

/** A figure with its unit, a span of times: what is no longer than this stays on one line. */
const FIGURE_LENGTH = 16

/**
 * Give each table a frame of its own to scroll in, named by the heading above it, and heads to its rows. What is more than
 * two columns and more than figures becomes a card for each row on a phone.
 */
export function enhanceTables(tree: Root): void {
  let heading = ''
  tree.children = tree.children.map((node) => {
    if (node.type !== 'element') return node
    if (/^h[2-6]$/.test(node.tagName)) heading = nodeText(node)
    if (node.tagName !== 'table') return node
    markHeads(node)
    markFigures(node)
    const hasCards = hasWords(node)
    if (hasCards) markCards(node)
    return frame(node, { label: heading ? `Table: ${heading}` : 'Table', hasCards })
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
  if (headsOf(table).length < 3) return
  for (const cell of cellsOf(table)) {
    const text = nodeText(cell)
    if (cell.tagName === 'td' && /\d/.test(text) && text.length <= FIGURE_LENGTH) {
      cell.properties.className = ['figure']
    }
  }
}

/** Whether cells of a table of more than two columns have more to say than a figure. */
function hasWords(table: Element): boolean {
  const isWords = ({ tagName, properties }: Element) => tagName === 'td' && !properties.className
  return headsOf(table).length > 2 && cellsOf(table).some(isWords)
}

/** Each cell names its column. */
function markCards(table: Element): void {
  const heads = headsOf(table).map(nodeText)
  for (const row of elementsIn(table).flatMap(elementsIn))
    elementsIn(row).forEach((cell, column) => {
      if (cell.tagName === 'td') cell.properties.dataLabel = heads[column]
    })
}

/** Wider than a phone, it scrolls inside itself; with the focus, by the keyboard too. */
function frame(table: Element, { label, hasCards }: { label: string; hasCards: boolean }): Element {
  const className = ['table-frame', ...(hasCards ? ['cards'] : [])]
  return {
    type: 'element',
    tagName: 'div',
    properties: { className, role: 'group', ariaLabel: label, tabIndex: 0 },
    children: [table],
  }
}

function headsOf(table: Element): readonly Element[] {
  return elementsIn(table).slice(0, 1).flatMap(elementsIn).flatMap(elementsIn)
}

function cellsOf(table: Element): readonly Element[] {
  return elementsIn(table).flatMap(elementsIn).flatMap(elementsIn)
}

function elementsIn(node: Nodes): readonly Element[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : []
  return children.filter(isElement)
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}
