/** Who sent a request: written by lib/server/mark-clients.ts when it arrives, whatever the client wrote there. */
export const CLIENT_HEADER = 'x-client-address'
