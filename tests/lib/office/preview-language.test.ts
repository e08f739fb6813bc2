import { type OperatorPreview } from '@/lib/contract/operator-page'
import { actThroughLink } from '@/lib/db/history/actor'
import { findPageAct } from '@/lib/office/page-act'
import { BOOKING_ROWS } from '@/tests/lib/office/booking-rows'
import { DEPARTURE_ROWS } from '@/tests/lib/office/departure-rows'
import { RECORD_ROWS } from '@/tests/lib/office/record-rows'
import { type Case, type On, someSubjects, type Subjects } from '@/tests/lib/office/row'
import { narrowed, subjectOn } from '@/tests/lib/office/subject-on'
import { aBackend, NOON } from '@/tests/support/a-backend'

/* The office reads English, also about a guest who reads German. Only e-mails are quoted in the guest's language. */

const ROWS = [...BOOKING_ROWS, ...DEPARTURE_ROWS, ...RECORD_ROWS].filter(({ page }) => page)

const backend = aBackend()
let subjects: Subjects

beforeAll(async () => {
  subjects = await someSubjects(backend)
})

async function previewOf(word: string, on: Exclude<On, 'nothing'>, typed: Case['typed'], at: Date) {
  const act = findPageAct(word, await subjectOn(on), (work) =>
    actThroughLink({ name: 'one@lumi.example.com' }, work),
  )
  return act && act.preview(typed ?? {}, at)
}

test.each(ROWS.map((row) => [[row.page, row.which ?? ''].join(' ').trim(), row] as const))(
  'what happens by %s is said in English, also of a guest who reads German',
  async (_, row) => {
    const { on, typed = {}, at = NOON } = await row.try(subjects)
    if (on === 'nothing') return
    const subject = narrowed(row, on)
    const previewIn = async (language: string): Promise<OperatorPreview | null> => {
      for (const table of ['bookings', 'enquiries', 'waiting_parties'])
        await backend.query(`UPDATE ${table} SET language = '${language}'`)
      return previewOf(row.page?.split(' ')[1] ?? '', subject as Exclude<typeof on, 'nothing'>, typed, at)
    }
    const [english, german] = [await previewIn('en'), await previewIn('de')]
    if (german?.kind !== 'ready' || english?.kind !== 'ready') return expect(german).toEqual(english)
    const changed = (line: string) => line.replace('instead of English', 'instead of German')
    expect(german.lines).toEqual(english.lines.map(changed))
  },
)

test('what a guest is sent is quoted in the language that the guest reads, once for each language', async () => {
  const { couple, guest } = subjects
  const { departureId, day } = couple
  await backend.query(`UPDATE bookings SET departure_id = ${departureId}, language = 'en'
    WHERE reference = '${guest.reference}'`)
  await backend.query(`UPDATE bookings SET language = 'de' WHERE reference = '${couple.reference}'`)
  const preview = await previewOf(
    'message-all',
    { departureId, day },
    { message: 'A storm is coming.' },
    NOON,
  )
  if (preview?.kind !== 'ready') throw new Error('no preview')
  expect(preview.subjects.map(({ language }) => language).sort()).toEqual(['de', 'en'])
  expect(preview.email?.text).toMatch(preview.email?.language === 'de' ? /^Guten Tag / : /^Dear /)
})
