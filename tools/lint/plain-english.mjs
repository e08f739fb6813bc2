import { readFileSync } from 'node:fs'
import path from 'node:path'

const STYLE = path.join(import.meta.dirname, '../../docs/style.md')
/** Text that is not checked: code and quotations, which may be fixed, and link targets, which are paths. */
const EXEMPT = /```[\s\S]*?```|`[^`\n]*`|"[^"\n]*"|“[^”]*”|(?<![\w’'])'[^'\n]+'(?!\w)|\]\([^)\s]*\)/g
const ROW = /^\| ([^|]+) \| ([^|]+) \| (all|docs|by eye) *\|$/gm
/** White space between two words; in a comment, the next line may begin with an asterisk. */
const GAP = String.raw`\s+(?:(?:\*|//|\|)\s+)?`

const wordList = readWordList(readFileSync(STYLE, 'utf8'))
const checkedInDocs = wordList.filter(({ checked }) => checked !== 'by eye')
const checkedInComments =
  process.env.ENGLISH === 'all' ? checkedInDocs : wordList.filter(({ checked }) => checked === 'all')

/** Parse the table in docs/style.md: what not to write, what to write instead, and where this is checked. */
export function readWordList(style) {
  return Array.from(style.matchAll(ROW), ([, not, but, checked]) => ({
    not: not.trim(),
    but: but.trim(),
    checked,
    terms: not
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((term) => term.trim()),
  }))
}

/** Find whole words in any case, across line breaks, outside quotations and code. */
export function findWords(text, pairs) {
  const prose = text.replace(EXEMPT, (exempt) => exempt.replace(/\S/g, ' '))
  return pairs.flatMap(({ terms, but }) =>
    Array.from(prose.matchAll(toPattern(terms)), ({ 0: found, index }) => ({
      index,
      message: `'${found.replace(/\s+/g, ' ')}' sounds translated. Write: ${but} (docs/style.md).`,
    })),
  )
}

function toPattern(terms) {
  const words = terms.map((term) => term.replace(/ +/g, GAP).replace(/\*$/, String.raw`\w*`))
  return new RegExp(String.raw`(?<![\w-])(?:${words.join('|')})(?![\w-])`, 'gi')
}

/** Check the comments of a program. */
export const plainEnglish = {
  meta: { type: 'suggestion', schema: [] },
  create({ sourceCode, report }) {
    function check(comment) {
      const start = comment.range[0] + '/*'.length
      for (const { index, message } of findWords(comment.value, checkedInComments))
        report({ loc: sourceCode.getLocFromIndex(start + index), message })
    }
    return { Program: () => sourceCode.getAllComments().forEach(check) }
  },
}

/** Check files that ESLint cannot parse: it is given nothing to parse, and our findings are added afterwards. */
function checkWholeFile(pairs) {
  const texts = new Map()
  return {
    preprocess(text, filename) {
      texts.set(filename, text)
      return []
    },
    postprocess(_, filename) {
      const text = texts.get(filename) ?? ''
      texts.delete(filename)
      return findWords(text, pairs).map(({ index, message }) => {
        const lines = text.slice(0, index).split('\n')
        const place = { line: lines.length, column: lines.at(-1).length + 1 }
        return { ruleId: 'own/plain-english', severity: 2, message, ...place }
      })
    },
  }
}

export const plainEnglishInDocs = checkWholeFile(checkedInDocs)
/** Check style sheets and the Prisma schema as a whole: apart from comments they contain few words. */
export const plainEnglishInSheets = checkWholeFile(checkedInComments)
