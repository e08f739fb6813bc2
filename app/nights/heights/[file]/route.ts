import { listNightFileParams, parseNightFileName } from '@/app/nights/night-files'
import { type NightHeightsResponse } from '@/lib/contract/nights'
import { computeNightHeights } from '@/lib/night/heights'
import { listDaysOfMonth } from '@/lib/night/night-months'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return listNightFileParams()
}

/** Return the sun's and moon's heights above the horizon for every hour of a month. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const days = listDaysOfMonth(parseNightFileName(file)).map((day) => computeNightHeights(day))
  return Response.json({ days } satisfies NightHeightsResponse)
}
