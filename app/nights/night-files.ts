import { helsinkiDay } from '@/lib/calendar/day'
import { type Month } from '@/lib/calendar/month'
import { listNightMonths } from '@/lib/night/night-months'

/** Route parameters of the published months, such as `2026-12.json`. */
export function listNightFileParams(): { file: string }[] {
  return listNightMonths(helsinkiDay(new Date())).map((month) => ({ file: `${month}.json` }))
}

export function parseNightFileName(file: string): Month {
  return file.slice(0, -'.json'.length)
}
