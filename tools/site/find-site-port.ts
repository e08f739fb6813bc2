import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'
import { Failure } from '@/tools/process/user-error'

const DEFAULT_PORT = 3000
const MAX_POLLS = 6
const POLL_MS = 500

/** Find a free port for the site. Throws `Failure` if the port in the settings is taken. */
export async function findSitePort(setting: string | undefined): Promise<number> {
  const port = setting ? Number(setting) : DEFAULT_PORT
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Failure(`PORT must be a number from 0 to 65535, and it is "${setting}".`)
  }
  if (port === 0) return getPort()
  // Wait a moment: a site that was just killed may still be exiting.
  for (let looks = 0; looks < MAX_POLLS; looks++) {
    if ((await getPort({ port })) === port) return port
    await pause(POLL_MS)
  }
  throw new Failure(
    `Port ${port} is taken: stop the program that uses it, or choose another, such as PORT=${port + 1}.`,
  )
}
