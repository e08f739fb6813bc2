type Closing = () => Promise<void>

/** Open resources, to be closed in reverse order. */
export type Disposables = {
  readonly add: (closing: Closing) => void
  /** Close everything. A failure is reported and does not keep the others open. */
  readonly closeAll: () => Promise<void>
}

export function disposables(): Disposables {
  const closings: Closing[] = []
  return {
    add: (closing) => void closings.push(closing),
    async closeAll() {
      for (const closing of closings.splice(0).reverse()) {
        await closing().catch((error: unknown) =>
          console.error(error instanceof Error ? error.message : error),
        )
      }
    },
  }
}
