import { otherThan } from '@/lib/http/other-methods'
import { messageRequest } from '@/lib/contract/message-request'
import { takeRequest } from '@/lib/http/take-request'

const schema = messageRequest('customized_tour')

/** Ask for a tour of one's own. */
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
