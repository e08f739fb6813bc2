/** A row of the table of dark hours. */
export type DarkNight = { readonly name: string; readonly from: string; readonly to: string }

/** Read the rows of an article's table that say when it is dark: '21:50 to 04:35'. */
export function readDarkHours(html: string): readonly DarkNight[] {
  const row = />([^<>]+)<\/th>\s*<td[^<>]*>(\d\d:\d\d) to (\d\d:\d\d)</g
  return [...html.matchAll(row)].map(([, name = '', from = '', to = '']) => ({ name, from, to }))
}
