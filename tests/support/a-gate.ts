import { createServer, connect, type Server, type Socket } from 'node:net'

/** A TCP proxy to a service that can be shut: connections are then refused, as by a machine that is down. */
export type Gate = {
  readonly port: number
  readonly shut: () => Promise<void>
  readonly open: () => Promise<void>
  /** Drop all traffic without an error, as behind a broken switch. New connections still seem to be established. */
  readonly hush: () => void
  /** Pass on what was held back, and everything after it. */
  readonly speak: () => void
}

/** Open a gate on loopback that forwards everything to a port. Shut it at the end. */
export async function aGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let server: Server | null = null
  let port = 0
  let isSilent = false

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
      one.on('data', (chunk) => {
        if (!other.write(chunk)) one.pause()
      })
      one.on('end', () => other.end())
      other.on('drain', () => {
        if (!isSilent) one.resume()
      })
      if (isSilent) one.pause()
    }
  }

  async function open(): Promise<void> {
    const opening = createServer({ allowHalfOpen: true }, passOn)
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

  function hush(): void {
    isSilent = true
    for (const socket of sockets) socket.pause()
  }

  function speak(): void {
    isSilent = false
    for (const socket of sockets) socket.resume()
  }

  await open()
  return { port, shut, open, hush, speak }
}
