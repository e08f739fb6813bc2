import { type Command } from 'commander'
import { confirmAndRun, printNothingToDo } from '@/lib/commands/confirm-and-run'
import { type ListColumn, printList } from '@/lib/commands/print-list'
import {
  addConfirmationOptions,
  type ConfirmationOptions,
  addOutputOptions,
  type OutputOptions,
  defineSubcommand,
} from '@/lib/commands/subcommand'
import { backgroundPool } from '@/lib/db/client'
import { formatInstant } from '@/lib/language/dates'
import { plural } from '@/lib/language/pluralize'
import { type FailedJob, listFailedJobs, retryJobs } from '@/lib/queue/failed-jobs'

const NONE = 'There are no failed jobs.'

export function addJobsCommand(program: Command): void {
  const command = defineSubcommand(program, 'jobs', {
    about: 'list background jobs that failed too often and are no longer tried again automatically',
    examples: ['', '--json'],
  })
  addOutputOptions(command).action(async (options: OutputOptions) =>
    printList({ columns, rows: await listFailedJobs(backgroundPool()), none: NONE }, options),
  )
}

export function addJobsRetryCommand(program: Command): void {
  const command = defineSubcommand(program, 'jobs retry', {
    about: 'try the failed jobs again',
    examples: ['--yes'],
  })
  addConfirmationOptions(command).action(retry)
}

async function retry(options: ConfirmationOptions): Promise<void> {
  const failed = await listFailedJobs(backgroundPool())
  if (failed.length === 0) return printNothingToDo([NONE], options)
  await confirmAndRun(
    {
      preview: failed.map(({ key }) => key),
      act: async () => {
        await retryJobs(backgroundPool(), failed)
        return [`${plural(failed.length, 'job')} will be tried again. If one fails again, the log says why.`]
      },
    },
    options,
  )
}

const columns: readonly ListColumn<FailedJob>[] = [
  { key: 'key', head: 'Job', value: ({ key }) => key },
  { key: 'attempts', value: ({ attempts }) => attempts },
  {
    key: 'failedAt',
    head: 'Last',
    value: ({ failedAt }) => failedAt,
    text: ({ failedAt }) => formatInstant(failedAt),
  },
]
