import { type ElementContent, type Nodes } from 'hast'
import { splitAtUntranslatable } from '@/content/split-at-untranslatable'
import { accessibilityRoutes } from '@/content/legal/legal-text'
import { nodeText } from '@/lib/markdown/node-text'

const LANGUAGES = Object.entries(accessibilityRoutes)

/** Mark the language of each link's target, and words that must not be translated. Rule: kept-words (docs/rules.md) */
export function markLanguages(node: Nodes): void {
  if (node.type === 'element' && node.tagName === 'a') {
    const language = LANGUAGES.find(([, route]) => route === node.properties.href)
    if (language) node.properties.hrefLang = language[0]
    if (splitAtUntranslatable(nodeText(node)).every(({ isKept }) => isKept)) {
      node.properties.translate = 'no'
      return
    }
  }
  if (!('children' in node)) return
  node.children.forEach(markLanguages)
  if (node.type === 'element') node.children = node.children.flatMap((child) => wrapProtected(child))
}

function wrapProtected(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node]
  return splitAtUntranslatable(node.value).map(({ text, isKept }) =>
    isKept
      ? {
          type: 'element',
          tagName: 'span',
          properties: { translate: 'no' },
          children: [{ type: 'text', value: text }],
        }
      : { type: 'text', value: text },
  )
}
