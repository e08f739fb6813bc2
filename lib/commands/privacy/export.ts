import { type Command } from 'commander'
import { parseEmail } from '@/lib/commands/parse-email'
import { asJson } from '@/lib/commands/print-list'
import { subcommand } from '@/lib/commands/subcommand'
import { writeAnswer } from '@/lib/commands/write-answer'
import { database } from '@/lib/db/client'
import { loadPersonalData } from '@/lib/db/bookings/personal-data'

export function addPrivacyExport(program: Command): void {
  subcommand(program, 'privacy export', {
    about: 'everything that is kept about an e-mail address, as JSON',
    examples: ['aino@example.com', 'aino@example.com --out aino.json'],
  })
    .argument('<email>', 'in any case', parseEmail)
    .option('--out <file>', 'write the answer to a file')
    .action(exportPerson)
}

async function exportPerson(email: string, { out }: { readonly out?: string }): Promise<void> {
  writeAnswer(asJson({ email, ...(await loadPersonalData(database(), email)) }), out)
}
