/** Thrown for a content file that cannot be published as it is. The message names the file, and the build stops. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(file: string, fault: string, options?: ErrorOptions) {
    super(`${file}: ${fault}`, options)
  }
}
