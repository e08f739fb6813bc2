/** `1 guest`, `3 guests`: a number with its noun; pass the plural if it is irregular. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
