import { type Command } from 'commander'
import { buildOpsProgram } from '@/lib/commands/program'
import { NOON } from '@/tests/support/a-backend'

const GROUPS_THAT_RUN = ['season', 'jobs', 'enquiries']

/** The program's commands by their full names, such as `booking show`. */
export const opsCommands: ReadonlyMap<string, Command> = new Map(listCommands(buildOpsProgram(() => NOON)))

function listCommands(parent: Command, before = ''): readonly (readonly [string, Command])[] {
  return parent.commands.flatMap((command) => {
    const name = before + command.name()
    const isCommand = command.commands.length === 0 || GROUPS_THAT_RUN.includes(command.name())
    return [...(isCommand ? [[name, command] as const] : []), ...listCommands(command, `${name} `)]
  })
}
