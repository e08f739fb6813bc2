import 'server-only'
import { stripVTControlCharacters } from 'node:util'
import { log } from '@/lib/log/log'
import { scrub } from '@/lib/log/scrub'

const LEVELS = [
  ['debug', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const

/** What others print, Next above all, becomes lines of the log as well: what they say scrubbed, errors as our own. */
export function takeOverConsole(): void {
  for (const [name, level] of LEVELS) {
    console[name] = (...things: readonly unknown[]) => {
      const err = things.find((thing) => typeof thing === 'object' && thing !== null)
      const says = things.filter((thing) => typeof thing === 'string').map(plain)
      log()[level]({ from: 'console', err }, says.join(' '))
    }
  }
}

/** Its first line, without colours. */
function plain(text: string): string {
  return scrub(stripVTControlCharacters(text).trim().split('\n')[0] ?? '')
}
