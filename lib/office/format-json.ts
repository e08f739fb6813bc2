/** Format JSON as all commands print it, and as the office downloads it; times are in UTC. */
export function formatJson(value: unknown): string {
  return `${JSON.stringify(value, (_name, one: unknown) => (typeof one === 'bigint' ? Number(one) : one), 2)}\n`
}
