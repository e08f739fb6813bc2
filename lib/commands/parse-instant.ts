import { InvalidArgumentError } from 'commander'
import { helsinkiInstant, isDay } from '@/lib/calendar/day'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** An instant as `2026-12-11 19:50`, in Helsinki. Throws `InvalidArgumentError`. */
export function parseInstant(text: string): Date {
  const [day = '', time = '', ...others] = text.trim().split(/[ T]/)
  if (!isDay(day) || !TIME.test(time) || others.length > 0)
    throw new InvalidArgumentError("Write it as '2026-12-11 19:50', in Helsinki time.")
  return helsinkiInstant(day, time)
}
