import format, { type CompiledMessage } from 'icu-minify/format'
import { createElement, Fragment, type ReactNode } from 'react'
import { type english } from '@/content/words/en/all'
import { type MessageArguments, type MessageTags } from '@/content/words/translation'
import { agree } from '@/lib/language/agree'
import { type Language, toLocale } from '@/lib/language/language'

/** A part of the catalogue: `content/words/en/{area}.ts`. */
export type Area = keyof typeof english

/** Messages of one area, compiled: their ICU syntax is parsed. */
export type CompiledArea = Readonly<Record<string, CompiledMessage>>

/** Says the messages of one area in one language: `say('guests', { count: 2 })`, '2 guests'. */
export type Say<Of extends Area> = {
  <Key extends keyof (typeof english)[Of] & string>(
    key: Key,
    ...args: PlainArguments<MessageOf<Of, Key>>
  ): string
  /** For messages with tags: `say.rich('payFirst', { link: (text) => <a href="#dates">{text}</a> })`. */
  readonly rich: <Key extends keyof (typeof english)[Of] & string>(
    key: Key,
    args: RichArguments<MessageOf<Of, Key>>,
  ) => ReactNode
}

type MessageOf<Of extends Area, Key extends keyof (typeof english)[Of]> = (typeof english)[Of][Key] & string

type PlainArguments<Message extends string> = [MessageTags<Message>] extends [never]
  ? keyof MessageArguments<Message> extends never
    ? []
    : [args: MessageArguments<Message>]
  : [args: { readonly hasTags: never }]

type RichArguments<Message extends string> = MessageArguments<Message> & {
  readonly [Tag in MessageTags<Message>]: (text: ReactNode) => ReactNode
}

/** Only those who know their area's types call this: `words` on the server, `useWords` in the browser. */
export function createSay<Of extends Area>(language: Language, messages: CompiledArea): Say<Of> {
  const fill = (key: string, args: object = {}) => {
    const message = messages[key]
    if (message === undefined) throw new Error(`there is no message ${key}`)
    return format<ReactNode>(message, toLocale(language), args as never, { formatters })
  }
  const spoken = (part: ReactNode) => (typeof part === 'string' ? agree(part, language) : part)
  const say = (key: string, args?: object) => agree(String(fill(key, args)), language)
  return Object.assign(say, {
    rich: (key: string, args: object) =>
      createElement(Fragment, null, ...[fill(key, withFragments(args))].flat().map(spoken)),
  }) as Say<Of>
}

/** Give the parts of a tag's text keys, as React wants them: the library passes them as a list. */
function withFragments(args: object) {
  const given = Object.entries(args) as readonly (readonly [string, unknown])[]
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      typeof value === 'function'
        ? (parts: readonly ReactNode[]) => value(createElement(Fragment, null, ...parts)) as ReactNode
        : value,
    ]),
  )
}

const numbers = new Map<string, Intl.NumberFormat>()
const plurals = new Map<string, Intl.PluralRules>()

/** Cached: creating one takes far longer than using it. */
const formatters = {
  getNumberFormat: (locale: string) => cached(numbers, locale, () => new Intl.NumberFormat(locale)),
  getPluralRules: (locale: string) => cached(plurals, locale, () => new Intl.PluralRules(locale)),
  getDateTimeFormat: (): never => {
    throw new Error('days and times are formatted by lib/language')
  },
}

function cached<Value>(store: Map<string, Value>, key: string, create: () => Value): Value {
  const known = store.get(key)
  if (known) return known
  const created = create()
  store.set(key, created)
  return created
}
