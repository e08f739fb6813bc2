/** An e-mail as it is sent. */
export type WrittenEmail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly Attachment[]
}

/** A file that travels with an e-mail. */
export type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}
