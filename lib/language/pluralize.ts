/** Format a number with its noun: `1 guest`, `3 guests`. If the plural is irregular, pass it as well. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
