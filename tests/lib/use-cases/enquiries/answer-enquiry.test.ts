import { answerEnquiry } from '@/lib/use-cases/enquiries/answer-enquiry'
import { aBackend, NOON } from '@/tests/support/a-backend'
import { anEnquiry } from '@/tests/support/an-enquiry'
import { runOps } from '@/tests/support/run-ops'

const backend = aBackend()
const ops = (...args: readonly string[]) => runOps(NOON, ...args)

test('an enquiry is answered by a command, by the beginning of its id, and listed with who did it, when, and the note', async () => {
  process.env.OPS_NAME = 'mika'
  const { id, email } = await anEnquiry()
  expect(await ops('enquiries', 'answer', id.slice(0, 8), '--note', 'By telephone', '--dry-run')).toContain(
    `The enquiry of Aino Korhonen, ${email}: answered, “By telephone”.`,
  )
  await ops('enquiries', 'answer', id.slice(0, 8), '--note', 'By telephone', '--yes')
  const rows = JSON.parse((await ops('enquiries', '--json')).join('\n'))
  expect(rows).toMatchObject([
    { id, answeredAt: NOON.toISOString(), answeredBy: 'mika', note: 'By telephone', booking: null },
  ])
})

test('of two who answer at once one is first, and the other is told who, when, and the note', async () => {
  process.env.OPS_NAME = 'mika'
  const { id } = await anEnquiry()
  const answers = await Promise.all(['One', 'Two'].map((note) => answerEnquiry(id, note, NOON)))
  const first = answers[0]?.kind === 'answered' ? 'One' : 'Two'
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['answered', 'refused'])
  await expect(ops('enquiries', 'answer', id, '--yes')).rejects.toThrow(
    `Answered by mika, 2026-12-01 12:00: “${first}”.`,
  )
  await expect(backend.query(`UPDATE enquiry_acts SET user_name = 'other'`)).rejects.toThrow('already')
})

test('an id that nobody has, and one that is too short, are refused', async () => {
  await expect(ops('enquiries', 'answer', '00000000', '--yes')).rejects.toThrow('no enquiry with this id')
  await expect(ops('enquiries', 'answer', '0000000', '--yes')).rejects.toThrow('first 8 letters')
})
