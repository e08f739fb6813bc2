/** A content file that cannot be published as it is; the message names it. It stops the build. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(file: string, fault: string, options?: ErrorOptions) {
    super(`${file}: ${fault}`, options)
  }
}
