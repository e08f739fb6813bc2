import { type Element, type Nodes, type Root } from 'hast'
import { type Language } from '@/lib/language/language'
import { nodeText } from '@/lib/markdown/node-text'
import { words } from '@/lib/words/words'

/** A number with its unit, or a time range, does not wrap if it has at most this many characters. */
const FIGURE_LENGTH = 16

/**
 * Give each table row headers and a scrollable frame named after the heading above it. On phones, wide tables become
 * cards.
 */
export function enhanceTables(tree: Root, language: Language): void {
  const say = words('tables', language)
  let heading = ''
  tree.children = tree.children.map((node) => {
    if (node.type !== 'element') return node
    if (/^h[2-6]$/.test(node.tagName)) heading = nodeText(node)
    if (node.tagName !== 'table') return node
    markHeads(node)
    markFigures(node)
    const hasCards = hasWords(node)
    if (hasCards) markCards(node)
    return frame(node, { label: heading ? say('tableOf', { heading }) : say('table'), hasCards })
  })
}

/** Make the first cell of each row its header. */
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

/** Mark cells that must not wrap, except in tables of two columns, which have enough space. */
function markFigures(table: Element): void {
  if (listHeadings(table).length < 3) return
  for (const cell of listCells(table)) {
    const text = nodeText(cell)
    if (cell.tagName === 'td' && /\d/.test(text) && text.length <= FIGURE_LENGTH) {
      cell.properties.className = ['figure']
    }
  }
}

/** Whether a table has more than two columns, and cells with text rather than numbers. */
function hasWords(table: Element): boolean {
  const isWords = ({ tagName, properties }: Element) => tagName === 'td' && !properties.className
  return listHeadings(table).length > 2 && listCells(table).some(isWords)
}

/** Label each cell with its column's heading. */
function markCards(table: Element): void {
  const heads = listHeadings(table).map(nodeText)
  for (const row of elementsIn(table).flatMap(elementsIn))
    elementsIn(row).forEach((cell, column) => {
      if (cell.tagName === 'td') cell.properties.dataLabel = heads[column]
    })
}

/**
 * Wrap a table in a frame in which it can scroll. The frame can have the focus, so that the keyboard scrolls it as
 * well.
 */
function frame(table: Element, { label, hasCards }: { label: string; hasCards: boolean }): Element {
  const className = ['table-frame', ...(hasCards ? ['cards'] : [])]
  return {
    type: 'element',
    tagName: 'div',
    properties: { className, role: 'group', ariaLabel: label, tabIndex: 0 },
    children: [table],
  }
}

function listHeadings(table: Element): readonly Element[] {
  return elementsIn(table).slice(0, 1).flatMap(elementsIn).flatMap(elementsIn)
}

function listCells(table: Element): readonly Element[] {
  return elementsIn(table).flatMap(elementsIn).flatMap(elementsIn)
}

function elementsIn(node: Nodes): readonly Element[] {
  const children: readonly Nodes[] = 'children' in node ? node.children : []
  return children.filter(isElement)
}

function isElement(node: Nodes): node is Element {
  return node.type === 'element'
}
