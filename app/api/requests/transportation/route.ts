import { customTransport, privateTransfer } from '@/content/transport/transport'
import { transportationEnquiry } from '@/lib/contract/enquiries'
import { route } from '@/lib/http/route'
import { receiveEnquiry } from '@/lib/http/receive-enquiry'

const services = transportationEnquiry([privateTransfer.serviceType, customTransport.serviceType])

/** Receive a request for private transport. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => receiveEnquiry(request, services),
})
