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
    'A guest’s words: content/words/en/, and the same area in every other language.',
    'The work that makes it due: enqueueBookingEmails, in the same transaction.',
    'What makes it outdated: lib/emails/superseded.ts. Links other than the booking’s page: lib/use-cases/delivery/steps/add-email-links.ts.',
    'npm run emails shows it in every width and in the dark.',
  ],
}

const recipientOf = (file: string) => RECIPIENT.exec(file)?.[1] ?? 'guest'

function emailFiles(name: NameSpellings, tree: SourceTree): GeneratedFiles {
  const { file, camel, text } = name
  const subject = text.replace(/ (guest|operator)$/, '')
  const templates = 'lib/emails/templates.ts'
  const imported = `import { ${camel} } from '@/lib/emails/${recipientOf(file)}/${file}'`
  return {
    ...(recipientOf(file) === 'guest' ? guestFiles(name, subject, tree) : operatorFiles(name, subject)),
    [`tests/lib/emails/${recipientOf(file)}/${file}.test.ts`]: `import { renderEmail } from '@/lib/emails/render-email'
import { sampleFactsFor, sampleSender } from '@/tools/emails/booking-samples'

test('${subject.toLowerCase()}: the reader finds it in the subject, and what it is about', async () => {
  const kind = '${file}'
  const { subject, text } = await renderEmail({ kind, facts: sampleFactsFor(kind) }, sampleSender)
  expect(subject).toContain('${subject}')
  expect(text).toContain('LL-')
})
`,
    [templates]: addRow(
      addImport(tree.read(templates), imported),
      { start: 'export const bookingTemplates', end: '}' },
      `  '${file}': ${camel},`,
    ),
  }
}

/** An e-mail to a guest, with its words in an area of its own. */
function guestFiles(
  { file, camel, pascal }: NameSpellings,
  subject: string,
  { read }: SourceTree,
): GeneratedFiles {
  const area = `email${pascal.replace(/Guest$/, '')}`
  const words = `email-${file.replace(/-guest$/, '')}`
  const all = 'content/words/en/all.ts'
  return {
    [`lib/emails/guest/${file}.ts`]: `import { defineGuestEmail } from '@/lib/emails/layout/define-email'
import { partyText } from '@/lib/emails/parts/booking-text'

export const ${camel} = defineGuestEmail('${area}', (facts, { say, common }) => ({
  subject: say('subject'),
  preheader: say('preheader', { party: partyText(facts) }),
  parts: [say('text'), { kind: 'booking', title: common('yourBooking'), money: common('price') }],
}))
`,
    [`content/words/en/${words}.ts`]: `/** The e-mail ‘${subject}’. */
export const ${area} = {
  subject: '${subject}',
  preheader: 'For {party}.',
  text: '${subject}.',
} as const
`,
    [all]: addRow(
      addImport(read(all), `import { ${area} } from '@/content/words/en/${words}'`),
      { start: 'export const english', end: '}' },
      `  ${area},`,
    ),
  }
}

function operatorFiles({ file, camel }: NameSpellings, subject: string): GeneratedFiles {
  return {
    [`lib/emails/operator/${file}.ts`]: `import { defineOperatorEmail } from '@/lib/emails/layout/define-email'
import { partyText } from '@/lib/emails/parts/booking-text'

export const ${camel} = defineOperatorEmail((facts) => ({
  subject: '${subject}',
  preheader: \`For \${partyText(facts)}.\`,
  headline: \`${subject}: \${partyText(facts)}\`,
  parts: ['${subject}.'],
  money: 'Price',
}))
`,
  }
}
