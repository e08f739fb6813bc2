import { strToU8, zipSync } from 'fflate'
import { type Month } from '@/lib/calendar/month'
import { type buildMonthFiles } from '@/lib/office/money/month-files'

/** Put a month's files into one ZIP archive, in a folder with the month's name. They begin with a byte order mark. */
export function zipMonthFiles(month: Month, files: ReturnType<typeof buildMonthFiles>): Buffer {
  return Buffer.from(
    zipSync(Object.fromEntries(files.map(({ name, csv }) => [`${month}/${name}`, strToU8(`\ufeff${csv}`)]))),
  )
}
