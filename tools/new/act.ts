import {
  addImport,
  addRow,
  type GeneratedFiles,
  type NameSpellings,
  type Recipe,
  type SourceTree,
} from '@/tools/new/recipe'
import { listUseCaseFiles } from '@/tools/new/use-case'

const FOLDERS = ['booking', 'money']

/** A staff action on a booking: its command, its button, its use case, and a row in a table of tests. */
export const act: Recipe = {
  usage: '[booking/|money/]refund-part',
  refuse({ folder, camel }, { read }) {
    if (folder && !FOLDERS.includes(folder))
      return `An act on a booking is in ${FOLDERS.join(' or ')} of lib/office.`
    const isTaken = new RegExp(`\\b${camel}(?:Command)?\\b`).test(read('lib/office/find-act.ts'))
    return isTaken ? `There is an act called ${camel} already.` : undefined
  },
  files: actFiles,
  next: ({ file, folder }) => [
    `lib/office/${folder || 'booking'}/${file}.ts: fields, lines, and what is said afterwards.`,
    'lib/use-cases/operator-page/load-operator-page.ts: when its button shows.',
    'docs/operations.md: what the call is for.',
    'If it can be undone: UndoableCommandName of lib/booking/changes/undo.ts, `undoable` in the act, and beginCommand in its operation.',
  ],
}

function actFiles(name: NameSpellings, { read }: SourceTree): GeneratedFiles {
  const folder = name.folder || 'booking'
  const { file, camel, text } = name
  const at = `@/lib/office/${folder}/${file}`
  const command = `${folder} ${file}`
  const useCase = { ...name, folder: folder === 'money' ? 'payments' : 'changes' }
  const lower = text.toLowerCase()
  const findAct = 'lib/office/find-act.ts'
  const page = 'lib/contract/operator-page.ts'
  const table = 'tests/lib/office/booking-rows.ts'
  const operations = 'docs/operations.md'
  return {
    ...listUseCaseFiles(useCase),
    [`lib/office/${folder}/${file}.ts`]: `import 'server-only'
import { z } from 'zod'
import { OPERATOR_REFUSALS } from '@/lib/words/refusals/operator'
import { bookingAct } from '@/lib/office/act'
import { readyOutcome, refusedOutcome } from '@/lib/office/outcomes'
import { defineBookingCommand } from '@/lib/office/command'
import { ${camel} } from '@/lib/use-cases/${useCase.folder}/${file}'

export const ${camel}Act = bookingAct({
  done: 'It is in the history.',
  input: z.object({}),
  async run({ booking: { reference }, how, now }) {
    const outcome = await ${camel}[how](reference, now)
    return outcome.kind === 'refused'
      ? refusedOutcome(OPERATOR_REFUSALS[outcome.reason])
      : readyOutcome(['The history says “${text}”.'])
  },
})

export const ${camel}Command = defineBookingCommand('${command}', {
  about: '${lower} of a booking',
  examples: ['LL-7KM4QD'],
  act: () => ${camel}Act,
})
`,
    [findAct]: [
      (was: string) => addImport(was, `import { ${camel}Act, ${camel}Command } from '${at}'`),
      (was: string) =>
        addRow(was, { start: 'const ON_BOOKING', end: '  undo: ' }, `  '${file}': ${camel}Act,`),
      (was: string) => addRow(was, { start: 'ACT_COMMANDS', end: ']' }, `  ${camel}Command,`),
    ].reduce((was, edit) => edit(was), read(findAct)),
    [page]: addRow(read(page), { start: 'BOOKING_ACTION_LABELS', end: '  undo:' }, `  '${file}': '${text}',`),
    [table]: addRow(
      read(table),
      { start: 'BOOKING_ROWS', end: ']' },
      `  {
    ...({ page: 'booking ${file}', command: '${command}' } as const),
    try: ({ guest }) => ({
      on: guest,
      shows: /^The history says “${text}”\\.$/,
      effect: '1 guest, 0 € back to cards, 0 e-mails to guests',
      again: /^The history says/,
    }),
  },`,
    ),
    [operations]: addRow(
      read(operations),
      { start: './ops booking resend', end: './ops crypto details' },
      `./ops ${command} LL-7KM4QD   # ${lower}`,
    ),
  }
}
