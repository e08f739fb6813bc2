/** A problem that the user can fix: only its message is shown, without a stack trace. */
export class Failure extends Error {
  override name = 'Failure'
}
