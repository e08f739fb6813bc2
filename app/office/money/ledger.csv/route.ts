import { dayRangeInput } from '@/lib/contract/operator-inputs'
import { now } from '@/lib/db/clock'
import { route } from '@/lib/http/define-route'
import { csvResponse } from '@/lib/http/file-response'
import { requireOfficeSession } from '@/lib/http/office-session'
import { SeeOtherError } from '@/lib/http/see-other'
import { buildLedgerFile } from '@/lib/office/money/ledger-file'
import { listLedger } from '@/lib/use-cases/office/load-money'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: download })

/**
 * Download the ledger from one day to another, both included, as an audit asks for it. Days that are wrong lead back to
 * their form.
 */
async function download(request: Request): Promise<Response> {
  await requireOfficeSession(request)
  const { searchParams } = new URL(request.url)
  const [from, until] = [searchParams.get('from') ?? '', searchParams.get('until') ?? '']
  const days = dayRangeInput(now()).safeParse(`${from}..${until}`)
  if (!days.success)
    throw new SeeOtherError(`/office/money?${new URLSearchParams({ from, until })}#ledger-until`)
  const { first, last } = days.data
  return csvResponse(`ledger-${first}-${last}.csv`, buildLedgerFile(await listLedger(first, last)))
}
