import ts from 'typescript'

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike

/**
 * A browser that translates a page puts elements of its own in the place of every text node. React goes on with the nodes
 * that it made: it writes changed words where nobody sees them, and throws where it takes one away or puts something in
 * front of it (https://github.com/facebook/react/issues/11538). Safe is an element whose only child is one text, which
 * React writes anew as a whole, and words that stay as they are and where they are.
 *
 * Needs the types of a program.
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
      // What may be anything at all is judged where it is written.
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

/** JSX leaves out white space with a line break, and comments. */
function isShown({ type, value, expression }) {
  if (type === 'JSXText') return !isBlank(value) || !value.includes('\n')
  return expression?.type !== 'JSXEmptyExpression'
}

function isBlank(text) {
  return text.trim() === ''
}

/** React makes no node of an empty text. */
function isText(type) {
  return (type.flags & TEXT) !== 0 && !(type.isStringLiteral() && type.value === '')
}
