export function joinLines(text: string, separator: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(separator)
}
