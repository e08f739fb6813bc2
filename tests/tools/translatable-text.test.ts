import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'

/*
 * The linter's findings on text that a translator would make unsafe, in one of our components with our configuration.
 */

const LINT = `
  import { ESLint } from 'eslint'
  const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'own/translatable-text' })
  const [{ messages }] = await eslint.lintText(process.argv[1], { filePath: 'components/ui/spinner.tsx' })
  console.log(JSON.stringify(messages.map(({ line, messageId, message }) => [line, messageId ?? message])))`

/** Each is on a separate line, with its expected finding. */
const SAMPLES: readonly (readonly [jsx: string, said: string | null])[] = [
  ['<p>{count} places</p>', 'changing'],
  ['<p>{isBusy && "Wait"} <b /></p>', 'changing'],
  ['<p>{isBusy ? "One" : "Two"}: <b /></p>', 'changing'],
  ['<p>{isBusy && <b />}Join</p>', 'behind'],
  ['<p>{names.map((name) => <b key={name} />)} and so on</p>', 'behind'],
  ['<p>{children} and more</p>', 'behind'],
  ['<>Wait</>', 'bare'],
  ['<>{name}</>', 'bare'],
  ['<p><b />Wait {name && <b />}</p>', null],
  ['<p>{name}</p>', null],
  ['<p>{isBusy && "Wait"}</p>', null],
  ['<p>{`${count} places`}</p>', null],
  ['<p>Within {HOURS} hours{" "}<b /></p>', null],
  ['<p><span>{count}</span> {isBusy && <b />}</p>', null],
  ['<p>{/* left out */}{name}</p>', null],
  ['<p>{children}</p>', null],
]

test('text that can change, or follows content that comes and goes, needs its own element', async () => {
  const before = `const HOURS = 24
    type Props = { count: number; name: string; names: string[]; isBusy: boolean; children: import('react').ReactNode }
    export const samples = ({ count, name, names, isBusy, children }: Props) => [\n`
  const source = before + SAMPLES.map(([jsx]) => `${jsx},`).join('\n') + '\n]'
  const args = ['--input-type=module', '--eval', LINT, source]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const said = z.array(z.tuple([z.number(), z.string()])).parse(JSON.parse(stdout))
  const first = before.split('\n').length
  expect(said).toEqual(SAMPLES.flatMap(([, word], index) => (word ? [[first + index, word]] : [])))
})
