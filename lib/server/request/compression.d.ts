// Declared here because the published types depend on a framework that is not installed.
declare module 'compression' {
  import { type IncomingMessage, type ServerResponse } from 'node:http'
  import { type BrotliOptions } from 'node:zlib'

  function compression(options: {
    readonly brotli: BrotliOptions
    readonly filter: (request: IncomingMessage, response: ServerResponse) => boolean
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  export = compression
}
