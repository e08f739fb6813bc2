/** Return the host in a database URL, or the folder of its socket. */
export function databaseHost(address: string): string {
  const url = new URL(address)
  return url.searchParams.get('host') ?? url.hostname
}
