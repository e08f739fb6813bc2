// node tools/bench/send-load.mjs <load as JSON>: request a server's paths one after the other, and print a report.
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

// Add the time to each request, as the site's pages do, so that no two visitors send the same URL.
function nextPath() {
  const path = paths[asked++ % paths.length].replace('{past day}', pastDay)
  if (!isNew) return path
  return `${path}${path.includes('?') ? '&' : '?'}t=${asked}`
}

function pastDay() {
  return new Date(Date.now() - asked * 86_400_000).toISOString().slice(0, 10)
}
