type Enquiry =
  | { readonly kind: 'contact'; readonly brand: string }
  | { readonly kind: 'customized_tour' }
  | { readonly kind: 'transportation'; readonly serviceType: string }

/** The subject of our reply to a visitor, for the e-mail about the enquiry and for its page. */
export function replySubject(enquiry: Enquiry): string {
  if (enquiry.kind === 'contact') return `Your message to ${enquiry.brand}`
  return enquiry.kind === 'transportation' ? enquiry.serviceType : 'Your customized tour'
}
