/** `1 guest`, `3 guests`: a number with its noun, whose plural is given where an s does not make it. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
