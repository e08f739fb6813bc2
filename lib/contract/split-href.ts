/** Split a link to one of our pages into its path and the rest, a query or the name of a section: `['/', '#tours']`. */
export function splitHref(href: string): readonly [path: string, rest: string] {
  const end = href.search(/[?#]/)
  return end < 0 ? [href, ''] : [href.slice(0, end), href.slice(end)]
}
