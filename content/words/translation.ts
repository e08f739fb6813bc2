import { type GetICUArgs } from '@schummar/icu-type-parser'

/** The arguments of a message, such as `{ seats: number }` of `{seats, plural, one {# place} other {# places}}`. */
export type MessageArguments<Message extends string> = GetICUArgs<
  Message,
  { ICUNumberArgument: number; ICUDateArgument: never; ICUArgument: string | number }
>

/** The tags of a message: `link` of `Choose <link>a date</link> first.` Messages have no other angle brackets. */
export type MessageTags<Message extends string> = Message extends `${string}<${infer Tag}>${infer Rest}`
  ? Tag extends `/${string}`
    ? MessageTags<Rest>
    : Tag | MessageTags<Rest>
  : never

/**
 * The messages of one area in another language: those of the English file, each with the same arguments and tags. A
 * message that lacks one, or has one more, does not compile.
 */
export type Translation<English extends Readonly<Record<string, string>>, Own> = {
  readonly [Key in keyof English]: Key extends keyof Own
    ? Own[Key] extends string
      ? Same<Demands<English[Key]>, Demands<Own[Key]>> extends true
        ? string
        : { readonly argumentsOrTagsDifferFrom: English[Key] }
      : string
    : string
}

type Demands<Message extends string> = keyof MessageArguments<Message> | MessageTags<Message>

type Same<One, Other> = [One, Other] extends [Other, One] ? true : false

/** Check the messages of one area in another language: `export const party = translate<typeof english>()({ … })`. */
export function translate<English extends Readonly<Record<string, string>>>() {
  return <const Own extends Readonly<Record<string, string>>>(
    messages: Own &
      Translation<English, Own> & { readonly [Key in Exclude<keyof Own, keyof English>]: never },
  ): Own => messages
}
