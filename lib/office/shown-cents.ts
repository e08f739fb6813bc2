/** The refund shown in the preview; undefined in a preview. */
export function toShownCents(shown: string | undefined): number | undefined {
  return shown === undefined ? undefined : Number(shown)
}
