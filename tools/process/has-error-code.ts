/** Whether a thrown value is a system error with a code, such as ENOENT. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
