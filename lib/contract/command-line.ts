/** Every operator command. The program is built from these names, and e-mails mention only these. */
export const OPS_COMMANDS = [
  'today',
  'season',
  'season open',
  'price',
  'seats',
  'close',
  'open',
  'time',
  'departure show',
  'departure guide',
  'departure cancel',
  'departure merge',
  'departure not-seen',
  'booking find',
  'booking show',
  'booking list',
  'booking new',
  'booking party',
  'booking move',
  'booking cancel',
  'booking choose',
  'booking contact',
  'booking note',
  'booking no-show',
  'booking wishes',
  'booking resend',
  'crypto details',
  'crypto paid',
  'links revoke',
  'money refund',
  'money record',
  'money list',
  'money month',
  'receipts skip-to',
  'emails list',
  'emails resend',
  'enquiries',
  'enquiries answer',
  'undo',
  'jobs',
  'jobs retry',
  'privacy export',
  'privacy erase',
  'privacy retention',
  'check',
] as const

export type OpsCommand = (typeof OPS_COMMANDS)[number]

/** Format a command as the operator types it: `./ops booking show LL-7KM4QD`. */
export function commandLine(command: OpsCommand, ...args: readonly (string | number)[]): string {
  return ['./ops', command, ...args].join(' ')
}

/** The arguments of a command apart from the booking reference; the operator replaces the capitals. */
const PLACEHOLDERS = {
  'crypto details': '--address ADDRESS --amount COINS --network NETWORK --rate EUROS',
  'crypto paid': 'COINS --tx ID',
  'booking choose': 'CHOICE',
  'money record': '--method METHOD',
} as const

/** Format a command with placeholders for the operator to fill in: `./ops crypto paid LL-7KM4QD COINS --tx ID`. */
export function commandTemplate(
  command: keyof typeof PLACEHOLDERS,
  ...args: readonly (string | number)[]
): string {
  return commandLine(command, ...args, PLACEHOLDERS[command])
}
