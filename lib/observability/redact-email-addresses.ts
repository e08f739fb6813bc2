/** What ends an e-mail address wherever it stands. */
const AROUND = new Set(' \t\n\r"\'<>()[]\\,;:/')

/**
 * A line with each e-mail address in it as `…`. No line has one on purpose; this is for the day on which somebody adds
 * one that has. It goes over the line once, however it is made: a pattern would go over it once for each character.
 */
export function redactEmailAddresses(line: string): string {
  const kept: string[] = []
  let done = 0
  for (let at = line.indexOf('@'); at >= 0; at = line.indexOf('@', Math.max(done, at + 1))) {
    let start = at
    while (start > done && !isAround(line, start - 1)) start -= 1
    let end = at + 1
    while (end < line.length && !isAround(line, end)) end += 1
    if (start === at || end === at + 1) continue
    kept.push(line.slice(done, start), '…')
    done = end
  }
  return kept.join('') + line.slice(done)
}

function isAround(line: string, at: number): boolean {
  return AROUND.has(line.charAt(at))
}
