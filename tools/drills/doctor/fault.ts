import { type CheckName } from '@/lib/doctor/checks'
import { type LiveSite } from '@/tools/drills/doctor/live-site'
import { type Settings } from '@/tools/process/environment-variables'

/** A function that undoes a fault. */
type Repair = () => unknown

export type Fault = {
  readonly broken: string
  /** The check that must name the fault. */
  readonly named: CheckName
  /** The grade that the check must give, if it is not the one in `CHECKS`. */
  readonly grade?: 'thought'
  /** Other checks that fail because of the fault, and may do so. */
  readonly also?: readonly CheckName[]
  /** The alarm that must fire as well; `promtool` tests each. */
  readonly alarm?: string
  /** Arguments for the doctor. */
  readonly args?: readonly string[]
  readonly env?: Settings
  readonly plant: (site: LiveSite) => Promise<Repair>
}

/** Change settings in `.env`, or add lines to it. The running site keeps its own. */
export function setting(changes: Settings, lines: readonly string[] = []): Fault['plant'] {
  return async ({ release, settings }) => {
    release.writeSettings({ ...settings, ...changes }, lines)
    return () => release.writeSettings(settings)
  }
}

/** Change settings in `.env`, and restart the site with them. */
export function restartedWith(changes: Settings): Fault['plant'] {
  return async (live) => {
    const repair = await setting(changes)(live)
    await live.site.start(changes)
    return async () => {
      repair()
      await live.site.start()
    }
  }
}

/** Run SQL as the database's owner, and other SQL to undo it. */
export function sql(plant: string, repair: string): Fault['plant'] {
  return async ({ query }) => {
    await query(plant)
    return () => query(repair)
  }
}

/** Change DNS records; an empty list removes one. */
export function dns(changes: Readonly<Record<string, readonly string[]>>): Fault['plant'] {
  return async ({ zone }) => {
    const own = { ...zone }
    for (const [name, records] of Object.entries(changes))
      if (records.length > 0) zone[name] = records
      else Reflect.deleteProperty(zone, name)
    return () => Object.assign(clear(zone), own)
  }
}

function clear(zone: Record<string, readonly string[]>) {
  for (const name of Object.keys(zone)) Reflect.deleteProperty(zone, name)
  return zone
}

/** Replace text in nginx's configuration. Throws an `Error` if the text is not there. */
export function nginx(text: string, other: string): Fault['plant'] {
  return async ({ front }) => {
    await front.change((file) => {
      if (!file.includes(text)) throw new Error(`nginx's file has no ${text}`)
      return file.replace(text, other)
    })
    return () => front.change()
  }
}
