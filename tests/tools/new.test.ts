import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { planFiles, type RECIPES } from '@/tools/new/recipes'
import { isExhaustive } from '@/tests/support/tier'

/* The generators of `npm run new`: their output fits the current code. */

const SAMPLES = {
  act: 'money/refund-part',
  call: 'gift-cards',
  email: 'tour-photos-guest',
  'use-case': 'changes/split-party',
} as const satisfies Record<keyof typeof RECIPES, string>

const made: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.entries(SAMPLES).map(([kind, name]) => planFiles(kind, name).files),
)

const fileOf = (module: string) =>
  ['.ts', '.tsx']
    .map((ending) => module.replace('@/', '') + ending)
    .find((file) => file in made || existsSync(file))

const newFiles = Object.entries(made).filter(([file]) => !existsSync(file))
const tables = Object.entries(made).filter(([file]) => existsSync(file))

test('every imported name is exported by the imported file', () => {
  const imports = newFiles.flatMap(([file, text]) =>
    [...text.matchAll(/^import \{([^}]+)\} from '(@\/[^']+)'/gm)].flatMap(([, names = '', module = '']) =>
      names
        .split(',')
        .map(
          (name) =>
            name
              .replace(/\btype\b/, '')
              .split(' as ')[0]
              ?.trim() ?? '',
        )
        .filter(Boolean)
        .map((name) => ({ file, name, module })),
    ),
  )
  expect(imports.length).toBeGreaterThan(20)
  const missing = imports.filter(({ name, module }) => {
    const found = fileOf(module)
    const text = found ? (made[found] ?? readFileSync(found, 'utf8')) : ''
    return !new RegExp(`\\bexport\\b[^\\n=]*[\\s{,]${name}\\b`).test(text)
  })
  expect(missing).toEqual([])
})

test('a table keeps all its rows and gains one', () => {
  expect(tables.map(([file]) => file)).toContain('lib/office/find-act.ts')
  for (const [file, text] of tables) {
    const lines = new Set(text.split('\n'))
    const lost = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !lines.has(line))
    expect([file, lost]).toEqual([file, []])
  }
})

test.each([
  ['toy', 'gift-cards', 'npm run new act'],
  ['act', 'Refund Part', 'is no name'],
  ['act', '../../outside', 'is no name'],
  ['act', 'departure/refund-part', 'in booking or money'],
  ['call', 'a/gift-cards', 'in no folder'],
  ['act', 'note', 'an act called note already'],
  ['act', 'class', 'a word of the language'],
  ['use-case', 'nowhere/split-party', 'which folder'],
  ['email', 'tour-photos', 'ends in -guest or -operator'],
  ['email', 'guest/tour-photos-guest', 'in no folder'],
  ['use-case', 'split-party', 'which folder'],
  ['use-case', 'changes/submit-choice', 'exists already'],
])('%s %s is refused', (kind, name, words) => {
  expect(() => planFiles(kind, name)).toThrow(words)
})

if (isExhaustive) {
  test('the generated code has no type errors', () => {
    const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
    const host = ts.createCompilerHost(options)
    const { readFile, fileExists } = host
    const planned = (file: string) => made[path.relative(process.cwd(), file)]
    const getSourceFile = host.getSourceFile.bind(host)
    Object.assign(host, {
      readFile: (file: string) => planned(file) ?? readFile(file),
      directoryExists: () => true,
      fileExists: (file: string) => planned(file) !== undefined || fileExists(file),
      getSourceFile: (file: string, ...rest: [ts.ScriptTarget]) => {
        const text = planned(file)
        return text === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, text, ...rest)
      },
    } satisfies Partial<ts.CompilerHost>)
    const files = Object.keys(made).filter((file) => file.endsWith('.ts'))
    const ambient = ['next-env.d.ts', 'tests/support/jest.d.ts'].filter((file) => existsSync(file))
    const program = ts.createProgram([...files, ...ambient], options, host)
    const faults = files.flatMap((file) => {
      const source = program.getSourceFile(path.resolve(file))
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    })
    expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([])
  })
}
