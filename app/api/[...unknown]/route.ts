import { refuse } from '@/lib/http/respond'

/** Return 404 for every address that is not part of the API. */
function refuseUnknown(): Response {
  return refuse(404, { error: 'There is no such call.', code: 'not_found' })
}

export {
  refuseUnknown as DELETE,
  refuseUnknown as GET,
  refuseUnknown as PATCH,
  refuseUnknown as POST,
  refuseUnknown as PUT,
}
