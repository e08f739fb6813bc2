import { Script } from 'node:vm'
import { Failure } from '@/tools/process/user-error'

/** Generated files by path, with their full text. */
export type GeneratedFiles = Readonly<Record<string, string>>

export type SourceTree = {
  /** Reads an existing file. */
  readonly read: (file: string) => string
}

/** How to generate one kind of code, such as an API call: new files, and rows to add to tables in existing ones. */
export type Recipe = {
  /** The recipe's arguments, for example `[money/]refund-part`. */
  readonly usage: string
  /** Returns why a name is not allowed; undefined if it is. */
  readonly refuse?: (name: NameSpellings, tree: SourceTree) => string | undefined
  readonly files: (name: NameSpellings, tree: SourceTree) => GeneratedFiles
  /** Lists the steps left to do by hand, one line each. */
  readonly next: (name: NameSpellings) => readonly string[]
}

/** A name such as `money/refund-part`, in the spellings that code and text need. */
export type NameSpellings = {
  /** The folder in the name, such as `money`; empty if there is none. */
  readonly folder: string
  /** The file's name without its extension, such as `refund-part`. */
  readonly file: string
  /** The name of a variable, such as refundPart. */
  readonly camel: string
  /** The name of a type, such as RefundPart. */
  readonly pascal: string
  /** The name as text, such as `Refund part`. */
  readonly text: string
}

const FORM = /^(?:([a-z][a-z-]*)\/)?([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/

/** Parse a name. Throws `Failure` if it is not a valid file name. */
export function parseName(typed: string): NameSpellings {
  const [, folder = '', file] = FORM.exec(typed) ?? []
  if (!file)
    throw new Failure(
      `'${typed}' is no name: write words in small letters with hyphens, such as refund-part.`,
    )
  const pascal = file.split('-').map(capitalize).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  if (!canBeDeclared(camel))
    throw new Failure(`'${camel}' is a word of the language. Please choose another name.`)
  return { folder, file, camel, pascal, text: capitalize(file.replaceAll('-', ' ')) }
}

function canBeDeclared(name: string): boolean {
  try {
    return new Script(`'use strict'; const ${name} = 0`) !== undefined
  } catch {
    return false
  }
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/**
 * Insert a row into a table: before the first line after `start` that begins with `end`. Throws if either is missing.
 */
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

/** Insert an import between the existing ones, sorted by path. */
export function addImport(text: string, line: string): string {
  const pathOf = (one: string) => /from '(.*)'/.exec(one)?.[1] ?? ''
  const lines = text.split('\n')
  const isImport = (one: string) => one.startsWith('import ') && one.includes(" from '@/")
  const after = lines.findIndex((one) => isImport(one) && pathOf(one) > pathOf(line))
  const last = lines.findLastIndex((one) => / from '.*'$/.test(one))
  return lines.toSpliced(after < 0 ? last + 1 : after, 0, line).join('\n')
}
