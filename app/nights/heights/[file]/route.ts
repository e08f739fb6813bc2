import { nightFileParams, monthOfFile } from '@/app/nights/night-files'
import { type HeightsResponse } from '@/lib/contract/nights'
import { computeHeights } from '@/lib/night/heights'
import { daysInMonth } from '@/lib/night/night-months'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return nightFileParams()
}

/** Return the sun's and moon's heights above the horizon for every hour of a month. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const days = daysInMonth(monthOfFile(file)).map((day) => computeHeights(day))
  return Response.json({ days } satisfies HeightsResponse)
}
