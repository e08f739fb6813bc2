import { nightFiles, monthOfFile } from '@/app/nights/night-files'
import { type HeightsResponse } from '@/lib/contract/nights'
import { computeHeights } from '@/lib/night/heights'
import { daysInMonth } from '@/lib/night/night-months'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return nightFiles()
}

/** Return the heights of sun and moon above the horizon in a month, hour by hour. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const days = daysInMonth(monthOfFile(file)).map((day) => computeHeights(day))
  return Response.json({ days } satisfies HeightsResponse)
}
