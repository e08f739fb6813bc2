/** A problem that the user can fix: shown as its message alone, without a stack. */
export class Failure extends Error {
  override name = 'Failure'
}
