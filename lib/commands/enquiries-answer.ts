import { type Command, InvalidArgumentError } from 'commander'
import { enquiryActLine } from '@/lib/booking/enquiry-acts'
import { carryOut } from '@/lib/commands/carry-out'
import { SHORT_ID } from '@/lib/commands/enquiries'
import { RefusedCommandError } from '@/lib/commands/failures'
import { parseWords } from '@/lib/commands/parse-words'
import { changing, type ChangingOptions, type Clock, subcommand } from '@/lib/commands/subcommand'
import { database } from '@/lib/db/client'
import { listEnquiryIdsLike, type TreatedEnquiry } from '@/lib/db/enquiries'
import { answerEnquiry, type Answered } from '@/lib/use-cases/enquiries/answer-enquiry'

type Options = ChangingOptions & { readonly note?: string }

export function addEnquiriesAnswer(program: Command, clock: Clock): void {
  const command = subcommand(program, 'enquiries answer', {
    about: 'say that an enquiry is answered, so that nobody answers it twice',
    examples: ['2f1a7c4e', '2f1a7c4e --note "Called, wants a private tour in January"'],
  })
    .argument('<id>', 'of the enquiry, or how it begins', parseId)
    .option('--note <words>', 'for the office', parseWords)
  changing(command).action((start: string, options: Options) => answer(start, options, clock()))
}

function parseId(text: string): string {
  if (!/^[\da-f-]{1,36}$/i.test(text) || text.length < SHORT_ID)
    throw new InvalidArgumentError(`Write at least the first ${SHORT_ID} letters of its id.`)
  return text
}

async function answer(start: string, options: Options, now: Date): Promise<void> {
  const [id, another] = await listEnquiryIdsLike(database(), start)
  if (id === undefined) throw new RefusedCommandError('There is no enquiry with this id.')
  if (another !== undefined) throw new RefusedCommandError('More than one enquiry has an id that begins so.')
  const note = options.note ?? null
  const { name, email } = expectAnswered(await answerEnquiry.preview(id, note, now))
  await carryOut(
    {
      preview: [`The enquiry of ${name}, ${email}: answered${note === null ? '' : `, “${note}”`}.`],
      effect: { guests: 0, emails: 0 },
      act: async () => {
        expectAnswered(await answerEnquiry.run(id, note, now))
        return ['It is answered.']
      },
    },
    options,
  )
}

function expectAnswered(answered: Answered): TreatedEnquiry {
  if (answered.kind === 'answered') return answered.enquiry
  throw new RefusedCommandError(
    answered.reason === 'done_before'
      ? `${enquiryActLine(answered.act)}.`
      : 'There is no enquiry with this id.',
  )
}
