import ts from 'typescript'

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike

/**
 * When a browser translates a page, it replaces every text node with elements of its own. React keeps using the nodes
 * that it created: it updates nodes that are no longer on the page, and throws when it removes one or inserts before
 * one (https://github.com/facebook/react/issues/11538). Two things are safe: an element whose only child is one text,
 * which React replaces as a whole, and text that never changes or moves.
 *
 * Needs type information.
 */
export const translatableText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      changing:
        'Text that can change, beside others: give it an element of its own, or make one template of them.',
      behind: 'Text behind something that comes and goes: give it an element of its own.',
      bare: 'Text right in a fragment, which can come and go: give it an element of its own.',
    },
  },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices
    const checker = program.getTypeChecker()

    function kindOf(child) {
      if (child.type === 'JSXText') return isBlank(child.value) ? 'space' : 'words'
      if (child.type !== 'JSXExpressionContainer') return 'element'
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(child.expression))
      if (type.isStringLiteral() && isBlank(type.value)) return 'space'
      if (type.isLiteral()) return 'words'
      const parts = type.isUnion() ? type.types : [type]
      // Skip a `ReactNode`, which may contain anything: its text is checked where it is written.
      if (parts.some(({ symbol }) => symbol?.name === 'ReactPortal')) return 'coming'
      if (parts.some(isText)) return 'changing'
      return type.isUnion() || checker.isArrayLikeType(type) ? 'coming' : 'element'
    }

    function check({ type, children }) {
      const shown = children.filter(isShown).map((child) => ({ child, kind: kindOf(child) }))
      const report = (child, messageId) => context.report({ node: child, messageId })
      let comes = false
      for (const { child, kind } of shown) {
        const isBare = type === 'JSXFragment' && (kind === 'words' || kind === 'changing')
        if (isBare) report(child, 'bare')
        else if (kind === 'changing' && shown.length > 1) report(child, 'changing')
        else if (kind === 'words' && comes) report(child, 'behind')
        comes ||= kind === 'coming'
      }
    }

    return { JSXElement: check, JSXFragment: check }
  },
}

/** JSX drops comments, and white space that contains a line break. */
function isShown({ type, value, expression }) {
  if (type === 'JSXText') return !isBlank(value) || !value.includes('\n')
  return expression?.type !== 'JSXEmptyExpression'
}

function isBlank(text) {
  return text.trim() === ''
}

/** React creates no text node for an empty string. */
function isText(type) {
  return (type.flags & TEXT) !== 0 && !(type.isStringLiteral() && type.value === '')
}
