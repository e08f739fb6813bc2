import { otherThan } from '@/app/api/other-methods'
import { transportationRequest } from '@/app/api/requests/transportation/transportation-request'
import { takeRequest } from '@/app/api/requests/take-request'

/** Ask for private transportation. */
export function POST(request: Request): Promise<Response> {
  return takeRequest(request, transportationRequest)
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
