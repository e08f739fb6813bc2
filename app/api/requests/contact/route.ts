import { messageEnquirySchema } from '@/lib/contract/enquiries'
import { route } from '@/lib/http/define-route'
import { receiveEnquiry } from '@/lib/http/receive-enquiry'

const schema = messageEnquirySchema('contact')

/** Receive a message from the contact form. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => receiveEnquiry(request, schema),
})
