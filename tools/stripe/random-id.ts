import { randomInt } from 'node:crypto'

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function randomId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
