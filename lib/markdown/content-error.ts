/**
 * A content file that cannot be published as it is. The message names the file. Thrown during the build, it stops it.
 */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(file: string, fault: string, options?: ErrorOptions) {
    super(`${file}: ${fault}`, options)
  }
}
