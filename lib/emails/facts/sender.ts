/** The company details in the signature of every e-mail. */
export type EmailSender = {
  readonly brand: string
  /** The seller's name, required in business correspondence. */
  readonly legalName: string
  readonly businessId: string
  readonly email: string
  readonly phone: string
  readonly siteUrl: string
}
