// node tools/bench/send-load.mjs <load as JSON>: asks a server for one path after the other, and prints a report.
import autocannon from 'autocannon'

const { url, paths, isNew, headers, connections, seconds } = JSON.parse(process.argv[2])
let asked = 0
const report = await autocannon({
  url,
  headers,
  connections,
  duration: seconds,
  requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
})
console.log(JSON.stringify(report))

// The pages of the site add the time to what they ask, so that no two visitors ask the same.
function nextPath() {
  const path = paths[asked++ % paths.length]
  if (!isNew) return path
  return `${path}${path.includes('?') ? '&' : '?'}t=${asked}`
}
