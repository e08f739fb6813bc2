import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage } from 'node:http'

/** Mend the address of every request before anything else reads it; see `mendAddress`. */
export function mendAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage }
    request.url = mendAddress(request.url ?? '/')
  })
}

/**
 * A path that can be decoded. Next answers one that cannot, such as `/blog/%zz`, with 500 where a part of it is a
 * parameter; taken letter for letter it is an unknown address like others.
 */
export function mendAddress(address: string): string {
  const [path = '', ...query] = address.split('?')
  return isDecodable(path) ? address : [path.replaceAll('%', '%25'), ...query].join('?')
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
