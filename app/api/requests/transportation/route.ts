import { customTransport, privateTransfer } from '@/content/transport/transport'
import { transportationEnquirySchema } from '@/lib/contract/enquiries'
import { route } from '@/lib/http/define-route'
import { receiveEnquiry } from '@/lib/http/receive-enquiry'

const services = transportationEnquirySchema([privateTransfer.serviceType, customTransport.serviceType])

/** Receive a request for private transport. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => receiveEnquiry(request, services),
})
