/** The tags of a DKIM or DMARC record or of a signature, such as `v=DMARC1; p=none`, by name in lower case. */
export function readTags(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(';').flatMap((tag): readonly (readonly [string, string])[] => {
      const [, name, value = ''] = /^\s*([a-z]\w*)\s*=([^]*)$/i.exec(tag) ?? []
      return name ? [[name.toLowerCase(), value.replace(/\s+/g, '')]] : []
    }),
  )
}
