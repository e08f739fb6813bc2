/** Tell the person who waits what is being done. */
export function say(line: string): void {
  console.log(line)
}
