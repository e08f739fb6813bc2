import { customTransport, privateTransfer } from '@/content/transport/transport'
import { transportationRequest } from '@/lib/contract/enquiries'
import { route } from '@/lib/http/route'
import { takeRequest } from '@/lib/http/take-request'

const services = transportationRequest([privateTransfer.serviceType, customTransport.serviceType])

/** Ask for private transportation. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => takeRequest(request, services),
})
