import { messageEnquiry } from '@/lib/contract/enquiries'
import { route } from '@/lib/http/route'
import { receiveEnquiry } from '@/lib/http/receive-enquiry'

const schema = messageEnquiry('contact')

/** Receive a message from the contact form. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => receiveEnquiry(request, schema),
})
