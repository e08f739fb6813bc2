type Closing = () => Promise<void>

/** A list of open resources that must be closed, in reverse order. */
export type Disposables = {
  readonly add: (closing: Closing) => void
  /** Closes all resources. If one fails to close, this is reported, and the others are closed anyway. */
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
