/** Group what has the same text, in the order in which the texts first appear. */
export function groupByText<Of>(
  all: readonly Of[],
  toText: (one: Of) => string,
): ReadonlyMap<string, readonly Of[]> {
  const groups = new Map<string, readonly Of[]>()
  for (const one of all) {
    const text = toText(one)
    groups.set(text, [...(groups.get(text) ?? []), one])
  }
  return groups
}
