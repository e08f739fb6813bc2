import { otherThan } from '@/app/api/other-methods'
import { messageRequest } from '@/app/api/requests/message-request'
import { takeRequest } from '@/app/api/requests/take-request'

const schema = messageRequest('contact')

/** Send us a message. */
export function POST(request: Request): Promise<Response> {
  return takeRequest(request, schema)
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
