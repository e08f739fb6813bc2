import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Host } from '@/tools/host/description'

const TEMPLATES = path.resolve('tools/host/templates')

/**
 * For each template, the entry of `host` with its install path. Templates not listed here are systemd units, installed
 * in `unitFolder`.
 */
const PLACES: Readonly<Record<string, keyof Host>> = {
  Caddyfile: 'caddyFile',
  'env.production': 'settingsFile',
  'haproxy.cfg': 'haproxyFile',
  'nginx.conf': 'nginxFile',
  'nginx-upstream.conf': 'upstreamFile',
  'pgbackrest.conf': 'backupSettings',
  'postgresql.conf': 'databaseSettings',
  'replication.conf': 'replicationSettings',
  sudoers: 'sudoersFile',
}

/** Render a machine's files, by the path where each is installed. Throws if a template names an unknown entry. */
export function renderFiles(host: Host): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(TEMPLATES).map((name) => {
      const place = PLACES[name]
      const file = place ? String(host[place]) : path.join(host.unitFolder, name)
      return [file, fillIn(readFileSync(path.join(TEMPLATES, name), 'utf8'), host)]
    }),
  )
}

/** Replace `{{name}}` with its value. A line that names a list is repeated for each of its entries. */
function fillIn(template: string, host: Host): string {
  const values = new Map<string, string | number | readonly (string | number)[]>(Object.entries(host))
  const fillLine = (line: string): readonly string[] => {
    const name = /\{\{(\w+)\}\}/.exec(line)?.[1]
    if (name === undefined) return [line]
    const value = values.get(name)
    if (value === undefined) throw new Error(`no entry of the description is named ${name}`)
    return [value].flat().flatMap((entry) => fillLine(line.replaceAll(`{{${name}}}`, String(entry))))
  }
  return template.split('\n').flatMap(fillLine).join('\n')
}
