/** What a preview has shown to be refunded; undefined in a preview. */
export function toShownCents(shown: string | undefined): number | undefined {
  return shown === undefined ? undefined : Number(shown)
}
