import { ESLint } from 'eslint'
const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'own/translatable-text' })
const results = await eslint.lintFiles(process.argv.slice(2))
let n=0
for (const { filePath, messages, source } of results) for (const m of messages) { n++; console.log(filePath.replace(process.cwd()+'/',''), m.line, m.messageId ?? m.message) }
console.log(n)
