import { otherThan } from '@/lib/http/other-methods'
import { customTransport, privateTransfer } from '@/content/transport/transport'
import { transportationRequest } from '@/lib/contract/transportation-request'
import { takeRequest } from '@/lib/http/take-request'

const services = transportationRequest([privateTransfer.serviceType, customTransport.serviceType])

/** Ask for private transportation. */
export function POST(request: Request): Promise<Response> {
  return takeRequest(request, services)
}

const { refuseMethod, sayMethods } = otherThan('POST')

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as HEAD,
  refuseMethod as PATCH,
  refuseMethod as PUT,
  sayMethods as OPTIONS,
}
