/** Does nothing. Without this file, Next would search the parent folders and find the site's. */
export function register() {}
