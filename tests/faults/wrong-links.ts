import { type Mailed } from '@/tests/faults/every-email'
import { LINK_WORDS, type LinkWord } from '@/tests/faults/link-ways'

export type Link = { readonly word: LinkWord; readonly token: string }

const TOKEN = new RegExp(`^/(${LINK_WORDS.join('|')})/([\\w-]{56})$`)

/** How many letters of a token identify what the link is for; the rest is its signature. */
export const HEAD_LENGTH = 28

/** The shortest prefix that is found in a response, and nowhere else in it. */
const SHORTEST = 8

/** The links in e-mails. */
export function linksOf({ paths }: Mailed): readonly Link[] {
  return paths.flatMap((path) => {
    const [, found, token] = TOKEN.exec(path) ?? []
    const word = LINK_WORDS.find((one) => one === found)
    return word && token ? [{ word, token }] : []
  })
}

/** Invalid links made from valid ones of two guests. */
export function wrongLinks(links: readonly Link[], others: readonly Link[]): readonly Link[] {
  return [
    ...links.flatMap(({ word, token }) => spoilt(token).map((wrong) => ({ word, token: wrong }))),
    ...swapped([...links, ...others]),
    ...links.flatMap(({ word, token }) =>
      LINK_WORDS.filter((other) => other !== word).map((other) => ({ word: other, token })),
    ),
  ]
}

/** With another last letter, which changes the signature only. */
export function forge(token: string): string {
  return withOther(token, token.length - 1)
}

/** Each letter replaced, each prefix, and one letter more. */
function spoilt(token: string): readonly string[] {
  const places = [...token].map((_, place) => place)
  return [
    ...places.map((place) => withOther(token, place)),
    ...places.slice(SHORTEST).map((place) => token.slice(0, place)),
    `${token}A`,
  ]
}

function withOther(token: string, place: number): string {
  return `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`
}

/** The subject of one link with the signature of another: kinds, guests and inboxes. */
function swapped(links: readonly Link[]): readonly Link[] {
  const right = new Set(links.map(({ token }) => token))
  return links.flatMap(({ word, token }) =>
    links
      .map((other) => ({ word, token: token.slice(0, HEAD_LENGTH) + other.token.slice(HEAD_LENGTH) }))
      .filter((mixed) => !right.has(mixed.token)),
  )
}
