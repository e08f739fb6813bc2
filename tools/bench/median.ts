/** Return the median; for an even number of values, the lower of the two in the middle. Throws if there are none. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)]
  if (middle === undefined) throw new Error('no values to take the median of')
  return middle
}
