/** Does nothing. Without this file the build would search parent folders and find the site's. */
export function register() {}
