/** The operator's commands that our texts mention. A test checks that all of them exist. */
export const COMMANDS_IN_TEXTS = [
  'booking choose',
  'booking list',
  'booking show',
  'close',
  'crypto details',
  'crypto paid',
  'departure cancel',
  'departure not-seen',
  'departure show',
  'emails list',
  'emails resend',
  'enquiries',
  'jobs retry',
  'money record',
  'money refund',
  'open',
  'reconcile',
  'reviews list',
  'undo',
] as const

export type CommandInText = (typeof COMMANDS_IN_TEXTS)[number]

/** Format a command as the operator types it: `./ops booking show LL-7KM4QD`. */
export function formatCommand(command: CommandInText, ...args: readonly (string | number)[]): string {
  return ['./ops', command, ...args].join(' ')
}

/** A command's arguments after the booking reference; the operator replaces the words in capitals. */
const PLACEHOLDERS = {
  'crypto details': '--address ADDRESS --amount COINS --network NETWORK --rate EUROS',
  'crypto paid': 'COINS --tx ID',
  'booking choose': 'CHOICE',
  'money record': '--method METHOD',
} as const

/** Format a command with placeholders for the operator to fill in: `./ops crypto paid LL-7KM4QD COINS --tx ID`. */
export function formatCommandTemplate(
  command: keyof typeof PLACEHOLDERS,
  ...args: readonly (string | number)[]
): string {
  return formatCommand(command, ...args, PLACEHOLDERS[command])
}
