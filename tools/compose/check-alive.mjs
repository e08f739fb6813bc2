// The image's health check, in place of curl, which the image does not have: check that this container's program
// responds.
import { get } from 'node:http'

/** The worker serves no pages, so its service checks its metrics instead. */
const { PORT = '3000', HEALTH_URL = `http://127.0.0.1:${PORT}/api/alive` } = process.env
const TIMEOUT_MS = 4_000

const request = get(HEALTH_URL, { timeout: TIMEOUT_MS }, (response) => {
  if (response.statusCode !== 200) fail(`status ${response.statusCode}`)
  response.resume()
})
request.on('timeout', () => request.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)))
request.on('error', ({ message }) => fail(message))

function fail(why) {
  console.error(`${HEALTH_URL}: ${why}`)
  process.exitCode = 1
}
