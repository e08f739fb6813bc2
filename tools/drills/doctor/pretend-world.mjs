// Loaded by `node --import` before a program in the drill: it sends the program's DNS queries to the drill's server,
// and can set its clock wrong. The program itself is unchanged.
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { isIP } from 'node:net'

const { DRILL_DNS: server, DRILL_CLOCK_MS: offset } = process.env

if (server) {
  class DrillResolver extends dns.promises.Resolver {
    constructor(options) {
      super(options)
      this.setServers([server])
    }
  }
  dns.setServers([server])
  dns.promises.setServers([server])
  dns.promises.Resolver = DrillResolver
  const { lookup } = dns
  // Connections normally look names up in this machine's hosts file, which has none of the drill's.
  dns.lookup = (name, options, done) => {
    const callback = done ?? options
    if (isIP(name) || name === 'localhost') return lookup(name, options, done)
    new DrillResolver()
      .resolve4(name)
      .then(
        ([address]) => (options.all ? callback(null, [{ address, family: 4 }]) : callback(null, address, 4)),
        callback,
      )
  }
  syncBuiltinESMExports()
}

if (offset) {
  const { Date: RealDate } = globalThis
  const now = () => RealDate.now() + Number(offset)
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now()]))
    }
    static now = now
  }
}
