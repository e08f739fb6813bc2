import { Failure } from '@/tools/process/failure'

/** Files by path, with their whole text. */
export type Files = Readonly<Record<string, string>>

export type Tree = {
  /** Returns the text of an existing file. */
  readonly read: (file: string) => string
}

/** The parts of one kind of thing: new files, and rows in the tables that list it. */
export type Recipe = {
  /** `[money/]refund-part` */
  readonly usage: string
  /** Returns what is wrong with a name; undefined if it is fine. */
  readonly refuse?: (name: Name) => string | undefined
  readonly files: (name: Name, tree: Tree) => Files
  /** The remaining manual steps, one line each. */
  readonly next: (name: Name) => readonly string[]
}

/** `money/refund-part` in the spellings of code and text. */
export type Name = {
  /** `money`, or empty */
  readonly folder: string
  /** `refund-part` */
  readonly file: string
  /** As a variable's name. */
  readonly camel: string
  /** As a type's name. */
  readonly pascal: string
  /** `Refund part` */
  readonly text: string
}

const FORM = /^(?:([a-z][a-z-]*)\/)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/

/** Throws `Failure` if it is not a valid file name. */
export function parseName(typed: string): Name {
  const [, folder = '', file] = FORM.exec(typed) ?? []
  if (!file)
    throw new Failure(
      `'${typed}' is no name: write words in small letters with hyphens, such as refund-part.`,
    )
  const pascal = file.split('-').map(capitalize).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  return { folder, file, camel, pascal, text: capitalize(file.replaceAll('-', ' ')) }
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Insert a row before the first line after `start` that begins with `end`. Throws if either is missing. */
export function addRow(
  text: string,
  { start, end }: { readonly start: string; readonly end: string },
  row: string,
): string {
  const from = text.indexOf(start)
  const at = from < 0 ? -1 : text.indexOf(`\n${end}`, from)
  if (at < 0) throw new Error(`no '${end}' after '${start}': a recipe of tools/new is out of date`)
  return `${text.slice(0, at)}\n${row}${text.slice(at)}`
}

/** Insert an import among the others, sorted by path. */
export function addImport(text: string, line: string): string {
  const pathOf = (one: string) => /from '(.*)'/.exec(one)?.[1] ?? ''
  const lines = text.split('\n')
  const isImport = (one: string) => one.startsWith('import ') && one.includes(" from '@/")
  const after = lines.findIndex((one) => isImport(one) && pathOf(one) > pathOf(line))
  const last = lines.findLastIndex((one) => / from '.*'$/.test(one))
  return lines.toSpliced(after < 0 ? last + 1 : after, 0, line).join('\n')
}
