import { existsSync, readFileSync } from 'node:fs'
import { act } from '@/tools/new/act'
import { call } from '@/tools/new/call'
import { email } from '@/tools/new/email'
import { type GeneratedFiles, parseName, type Recipe } from '@/tools/new/recipe'
import { useCaseRecipe } from '@/tools/new/use-case'
import { Failure } from '@/tools/process/user-error'

export const RECIPES = { act, call, email, 'use-case': useCaseRecipe } as const satisfies Readonly<
  Record<string, Recipe>
>

type Kind = keyof typeof RECIPES

/** Work out the files to generate, and what is left to do by hand. Throws `Failure` for an invalid kind or name. */
export function planFiles(
  kind: string,
  typed: string,
): { readonly files: GeneratedFiles; readonly next: readonly string[] } {
  if (!isKind(kind)) throw new Failure(usageText())
  const name = parseName(typed)
  const recipe: Recipe = RECIPES[kind]
  const read = (file: string) => readFileSync(file, 'utf8')
  const refusal = recipe.refuse?.(name, { read })
  if (refusal) throw new Failure(refusal)
  const files = recipe.files(name, { read })
  const taken = Object.entries(files).find(
    ([file, text]) => existsSync(file) && !hasAllLinesOf(text, read(file)),
  )
  if (taken) throw new Failure(`${taken[0]} exists already.`)
  return { files, next: recipe.next(name) }
}

/** List the kinds with their arguments, one per line: `npm run new act [booking/|money/]refund-part`. */
export function usageText(): string {
  return Object.entries(RECIPES)
    .map(([kind, { usage: usageText }]) => `npm run new ${kind} ${usageText}`)
    .join('\n')
}

/**
 * Whether a changed file still has all its lines. Tables may gain rows, but nothing in an existing file may be
 * replaced.
 */
function hasAllLinesOf(text: string, before: string): boolean {
  const lines = new Set(text.split('\n'))
  return before.split('\n').every((line) => lines.has(line))
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(RECIPES, word)
}
