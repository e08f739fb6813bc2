import {
  addImport,
  addRow,
  type GeneratedFiles,
  type NameSpellings,
  type Recipe,
  type SourceTree,
} from '@/tools/new/recipe'

const RECIPIENT = /^.+-(guest|operator)$/

/** An e-mail about a booking, to its guest or to the operator. Its sample is generated from the table of templates. */
export const email: Recipe = {
  usage: 'tour-photos-guest',
  refuse: ({ folder, file }) =>
    !folder && RECIPIENT.test(file) ? undefined : 'Its name ends in -guest or -operator, in no folder.',
  files: emailFiles,
  next: ({ file }) => [
    `lib/emails/${recipientOf(file)}/${file}.ts: its subject, preheader and text; facts of its own in lib/emails/facts/.`,
    'The work that makes it due: enqueueBookingEmails, in the same transaction.',
    'What makes it outdated: lib/emails/superseded.ts. Links other than the booking’s page: lib/use-cases/delivery/steps/add-email-links.ts.',
    'npm run emails shows it in every width and in the dark.',
  ],
}

const recipientOf = (file: string) => RECIPIENT.exec(file)?.[1] ?? 'guest'

function emailFiles({ file, camel, text }: NameSpellings, { read }: SourceTree): GeneratedFiles {
  const recipient = recipientOf(file)
  const subject = text.replace(/ (guest|operator)$/, '')
  const content =
    recipient === 'guest'
      ? `  parts: ['${subject}.', { kind: 'booking', title: 'Your booking', money: 'Price' }],`
      : `  headline: \`${subject}: \${partyText(facts)}\`,\n  parts: ['${subject}.'],\n  money: 'Price',`
  const define = recipient === 'guest' ? 'defineGuestEmail' : 'defineOperatorEmail'
  const templates = 'lib/emails/templates.ts'
  const imported = `import { ${camel} } from '@/lib/emails/${recipient}/${file}'`
  const row = `  '${file}': ${camel},`
  return {
    [`lib/emails/${recipient}/${file}.ts`]: `import { ${define} } from '@/lib/emails/layout/define-email'
import { partyText } from '@/lib/emails/parts/booking-text'

export const ${camel} = ${define}((facts) => ({
  subject: '${subject}',
  preheader: \`For \${partyText(facts)}.\`,
${content}
}))
`,
    [`tests/lib/emails/${recipient}/${file}.test.ts`]: `import { renderEmail } from '@/lib/emails/render-email'
import { sampleFactsFor, sampleSender } from '@/tools/emails/booking-samples'

test('${subject.toLowerCase()}: the reader finds it in the subject, and what it is about', async () => {
  const kind = '${file}'
  const { subject, text } = await renderEmail({ kind, facts: sampleFactsFor(kind) }, sampleSender)
  expect(subject).toContain('${subject}')
  expect(text).toContain('LL-')
})
`,
    [templates]: addRow(
      addImport(read(templates), imported),
      { start: 'export const bookingTemplates', end: '}' },
      row,
    ),
  }
}
