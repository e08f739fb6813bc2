/** Whether a host is this machine: a name, an address with or without brackets, or the path of a socket. */
export function isLoopback(host: string): boolean {
  return host.startsWith('/') || /^(127(\.\d{1,3}){3}|\[?::1\]?|(.+\.)?localhost)$/.test(host)
}
