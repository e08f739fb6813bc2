import { readTags } from '@/lib/doctor/mail/tags'

export type ReceivedEmail = {
  /** The domain of the e-mail's sender, and that of its envelope; empty if a header is missing. */
  readonly fromDomain: string
  readonly envelopeDomain: string
  readonly signatures: readonly { readonly domain: string; readonly selector: string }[]
}

/** Read the headers of an e-mail that was saved with all of its headers. */
export function readReceivedEmail(text: string): ReceivedEmail {
  const [head = ''] = text.split(/\r?\n\r?\n/, 1)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const values = (name: string) =>
    lines
      .filter((line) => line.toLowerCase().startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trim())
  return {
    fromDomain: emailDomain(values('from')[0]),
    envelopeDomain: emailDomain(values('return-path')[0]),
    signatures: values('dkim-signature').map((value) => {
      const tags = readTags(value)
      return { domain: tags.get('d')?.toLowerCase() ?? '', selector: tags.get('s') ?? '' }
    }),
  }
}

/** Return the domain of an address, with or without a name: `Lumi <bookings@lumi.test>`. */
export function emailDomain(address = ''): string {
  return /@([\w.-]+)>?\s*$/.exec(address)?.[1]?.toLowerCase() ?? ''
}
