import { type Command } from 'commander'
import { parseEmailArgument } from '@/lib/commands/parse-email-argument'
import { defineSubcommand } from '@/lib/commands/subcommand'
import { writeOutput } from '@/lib/commands/write-output'
import { exportPerson } from '@/lib/office/person/export'

export function addPrivacyExportCommand(program: Command): void {
  defineSubcommand(program, 'privacy export', {
    about: 'print everything stored about an e-mail address, as JSON',
    examples: ['aino@example.com', 'aino@example.com --out aino.json'],
  })
    .argument('<email>', 'in upper or lower case', parseEmailArgument)
    .option('--out <file>', 'write to a file instead')
    .action(async (email: string, { out }: { readonly out?: string }) =>
      writeOutput(await exportPerson(email), out),
    )
}
