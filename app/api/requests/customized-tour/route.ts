import { messageEnquirySchema } from '@/lib/contract/enquiries'
import { route } from '@/lib/http/define-route'
import { receiveEnquiry } from '@/lib/http/receive-enquiry'

const schema = messageEnquirySchema('customized_tour')

/** Receive a request for a custom tour. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => receiveEnquiry(request, schema),
})
