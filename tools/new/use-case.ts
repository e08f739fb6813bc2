import { existsSync } from 'node:fs'
import { type GeneratedFiles, type NameSpellings, type Recipe } from '@/tools/new/recipe'

/** A use case that changes a booking, with a passing test. */
export const useCaseRecipe: Recipe = {
  usage: 'changes/refund-part',
  refuse: ({ folder }) =>
    folder && existsSync(`lib/use-cases/${folder}`)
      ? undefined
      : 'Say in which folder of lib/use-cases, such as changes/refund-part.',
  files: listUseCaseFiles,
  next: ({ folder, file }) => [
    `tests/lib/use-cases/${folder}/${file}.test.ts: its guarantees, each from both sides of its boundary.`,
    `lib/use-cases/${folder}/${file}.ts: the work, and a word of its own for the history (lib/db/history/history.ts).`,
    'A business rule goes into lib/booking and docs/rules.md.',
  ],
}

export function listUseCaseFiles({ folder, file, camel, pascal, text }: NameSpellings): GeneratedFiles {
  return {
    [`lib/use-cases/${folder}/${file}.ts`]: `import 'server-only'
import { findBookingByReference } from '@/lib/db/bookings/bookings'
import { type Db } from '@/lib/db/client'
import { recordHistory } from '@/lib/db/history/history'
import { defineOperation } from '@/lib/db/define-operation'
import { lockBooking } from '@/lib/use-cases/booking/lock-booking'

export type ${pascal}Outcome =
  { readonly kind: 'done' } | { readonly kind: 'refused'; readonly reason: 'not_found' }

/** ${text} of a booking. */
export const ${camel} = defineOperation({ work })

async function work(db: Db, reference: string, now: Date): Promise<${pascal}Outcome> {
  const known = await findBookingByReference(db, reference)
  if (!known) return { kind: 'refused', reason: 'not_found' }
  const { booking } = await lockBooking(db, known.id, now)
  await recordHistory(db, { bookingId: booking.id, what: 'note', words: '${text}' }, now)
  return { kind: 'done' }
}
`,
    [`tests/lib/use-cases/${folder}/${file}.test.ts`]: `import { ${camel} } from '@/lib/use-cases/${folder}/${file}'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { changedBookings } from '@/tests/support/a-changed-booking'

const backend = aBackend()
const { aPaidBooking } = changedBookings(backend)

const countHistory = async () => (await backend.query(\`SELECT 1 FROM history WHERE words = '${text}'\`)).length

test('a preview returns the outcome without changing anything; a run does it', async () => {
  const { reference } = await aPaidBooking()
  expect(await ${camel}.preview(reference, NOON)).toEqual({ kind: 'done' })
  expect(await countHistory()).toBe(0)
  expect(await ${camel}.run(reference, NOON)).toEqual({ kind: 'done' })
  expect(await countHistory()).toBe(1)
})

test('a booking that does not exist is refused', async () => {
  expect(await ${camel}.run('LL-222222', NOON)).toEqual({ kind: 'refused', reason: 'not_found' })
})
`,
  }
}
