import { messageRequest } from '@/lib/contract/enquiries'
import { route } from '@/lib/http/route'
import { takeRequest } from '@/lib/http/take-request'

const schema = messageRequest('contact')

/** Send us a message. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: (request) => takeRequest(request, schema),
})
