/** The company, as every e-mail is signed. */
export type Sender = {
  readonly brand: string
  /** The seller, as business correspondence must name it. */
  readonly legalName: string
  readonly businessId: string
  readonly address: string
  readonly email: string
  readonly phone: string
  readonly location: string
  readonly siteUrl: string
}
