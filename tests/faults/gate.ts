import { createServer, connect, type Server, type Socket } from 'node:net'

/** A way to a service that can be shut: connections are refused then, as by a machine that is down. */
export type Gate = {
  readonly port: number
  readonly shut: () => Promise<void>
  readonly open: () => Promise<void>
}

/** Open a gate on loopback that passes everything on to a port. Shut it at the end. */
export async function aGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let server: Server | null = null
  let port = 0

  function passOn(from: Socket): void {
    const to = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  }

  async function open(): Promise<void> {
    const opening = createServer(passOn)
    await new Promise<void>((resolve, reject) => {
      opening.once('error', reject)
      opening.listen(port, '127.0.0.1', resolve)
    })
    const address = opening.address()
    if (address && typeof address === 'object') port = address.port
    server = opening
  }

  async function shut(): Promise<void> {
    const shutting = server
    server = null
    if (!shutting) return
    const shutDown = new Promise<void>((resolve) => shutting.close(() => resolve()))
    for (const socket of sockets) socket.destroy()
    await shutDown
  }

  await open()
  return { port, shut, open }
}
