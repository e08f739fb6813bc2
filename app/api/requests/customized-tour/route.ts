import { messageEnquiry } from '@/lib/contract/enquiries'
import { route } from '@/lib/http/route'
import { receiveEnquiry } from '@/lib/http/receive-enquiry'

const schema = messageEnquiry('customized_tour')

/** Receive a request for a custom tour. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => receiveEnquiry(request, schema),
})
