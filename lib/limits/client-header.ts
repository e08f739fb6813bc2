/** Who sent a request: written by lib/ops/mark-clients.ts when it arrives, whatever the client wrote there. */
export const CLIENT_HEADER = 'x-client-address'
