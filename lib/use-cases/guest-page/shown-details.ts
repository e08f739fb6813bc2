import 'server-only'
import { createHash } from 'node:crypto'

const MARK_LENGTH = 16

type Details = Readonly<Record<string, string | null | undefined>>

/**
 * Marks of the details that a form was filled with, for its field `shown`. Whole values would double the form, whose
 * size is limited.
 *
 * Rule: two-tabs (docs/rules.md)
 */
export function markDetails(details: Details): string {
  return new URLSearchParams(Object.entries(details).map(([name, value]) => [name, toMark(value)])).toString()
}

/** Leave out the fields that still have the value that the form was filled with: another tab may have changed them. */
export function dropUntouched<Fields extends Details>(
  fields: Fields,
  shown: string | undefined,
): Partial<Fields> {
  const marks = new URLSearchParams(shown)
  const touched = Object.entries(fields).filter(([name, value]) => marks.get(name) !== toMark(value))
  // The entries of an object, less some of them.
  return Object.fromEntries(touched) as Partial<Fields>
}

function toMark(value: string | null | undefined): string {
  return createHash('sha256')
    .update(value ?? '')
    .digest('base64url')
    .slice(0, MARK_LENGTH)
}
