/** This file does nothing. Without it, Next would search the parent folders and find the site's. */
export function register() {}
