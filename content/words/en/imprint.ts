/** What the law requires a trader to publish. Samples until the operator confirms them: see `content/imprint.ts`. */
export const imprint = {
  responsible: 'Managing director: Firstname Lastname',
  tradeRegister: 'Entered in the Finnish Trade Register, kept by the Finnish Patent and Registration Office',
  transportLicence: 'Licence for passenger transport number 000000, issued by Traficom',
} as const
