/** Nothing happens when it starts. Without this file the build would look above for one, and find the site's. */
export function register() {}
