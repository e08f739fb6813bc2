/** Characters that end an e-mail address. */
const DELIMITERS = new Set(' \t\n\r"\'<>()[]\\,;:/')

/**
 * Replace each e-mail address in a log line with `…`. No line contains one on purpose; this is a safety net. It scans
 * the line once; a regular expression would take quadratic time.
 */
export function redactEmailAddresses(line: string): string {
  const kept: string[] = []
  let done = 0
  for (let at = line.indexOf('@'); at >= 0; at = line.indexOf('@', Math.max(done, at + 1))) {
    let start = at
    while (start > done && !isDelimiter(line, start - 1)) start -= 1
    let end = at + 1
    while (end < line.length && !isDelimiter(line, end)) end += 1
    if (start === at || end === at + 1) continue
    kept.push(line.slice(done, start), '…')
    done = end
  }
  return kept.join('') + line.slice(done)
}

function isDelimiter(line: string, at: number): boolean {
  return DELIMITERS.has(line.charAt(at))
}
