/** A rendered e-mail, ready to send. */
export type WrittenEmail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly Attachment[]
}

/** A file attached to an e-mail. */
export type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}
