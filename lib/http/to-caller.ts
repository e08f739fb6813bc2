import { PROOF_OF_WORK_HEADER } from '@/lib/contract/proof'
import { readClientAddress } from '@/lib/limits/client-address-header'
import { type Caller } from '@/lib/use-cases/admission/limit-refusal'

/** Maximum length in characters: longer than any valid proof of work. */
const PROOF_LENGTH = 4096

/** Describe the client that made a call. For `looksAutomatic` see `readForm`. */
export function toCaller(request: Request, looksAutomatic: boolean): Caller {
  const proof = request.headers.get(PROOF_OF_WORK_HEADER)
  return {
    address: readClientAddress(request.headers),
    route: new URL(request.url).pathname,
    proof: proof && proof.length <= PROOF_LENGTH ? proof : null,
    looksAutomatic,
  }
}
