import { type Command } from 'commander'
import { parseEmailArgument } from '@/lib/commands/parse-email-argument'
import { formatJson } from '@/lib/commands/print-list'
import { defineSubcommand } from '@/lib/commands/subcommand'
import { writeOutput } from '@/lib/commands/write-output'
import { database } from '@/lib/db/client'
import { loadPersonalData } from '@/lib/db/bookings/personal-data'

export function addPrivacyExportCommand(program: Command): void {
  defineSubcommand(program, 'privacy export', {
    about: 'print everything stored about an e-mail address, as JSON',
    examples: ['aino@example.com', 'aino@example.com --out aino.json'],
  })
    .argument('<email>', 'in upper or lower case', parseEmailArgument)
    .option('--out <file>', 'write to a file instead')
    .action(exportPerson)
}

async function exportPerson(email: string, { out }: { readonly out?: string }): Promise<void> {
  writeOutput(formatJson({ email, ...(await loadPersonalData(database(), email)) }), out)
}
