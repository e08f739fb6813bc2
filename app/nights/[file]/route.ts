import { computeMonthNights } from '@/app/nights/compute-month-nights'
import { listNightFileParams, parseNightFileName } from '@/app/nights/night-files'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return listNightFileParams()
}

/** Return the sun and moon times for each day of a month. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  return Response.json(computeMonthNights(parseNightFileName(file)))
}
