import { existsSync, lstatSync, mkdirSync, readlinkSync, renameSync, symlinkSync, unlinkSync } from 'node:fs'
import path from 'node:path'
import { type Host } from '@/tools/host/description'

/** A program that runs a release, by a link of its own. */
export type Program = {
  readonly name: string
  readonly unit: string
  /** The program's port; null for the worker. */
  readonly port: number | null
}

/** All programs, in the order in which a release replaces them. */
export function listPrograms({ sitePorts }: Pick<Host, 'sitePorts'>): readonly Program[] {
  return [
    { name: 'worker', unit: 'lumi-worker', port: null },
    ...sitePorts.map((port) => ({ name: String(port), unit: `lumi-site@${port}`, port })),
  ]
}

/** The folder of a release, named after its commit. */
export function releaseFolder({ folder }: Host, name: string): string {
  return path.join(folder, 'releases', name)
}

/** Path of the file that is written into a release's folder once it is built. */
export function builtMark(host: Host, name: string): string {
  return path.join(releaseFolder(host, name), '.built')
}

/** The release that each program runs, by the program's name; null if there is none yet. */
export type Running = ReadonlyMap<string, string | null>

export function readRunning(host: Host): Running {
  return new Map(listPrograms(host).map(({ name }) => [name, readRelease(linkOf(host, name))]))
}

/** The release that `npm run release -- back` returns to; null if there is none. */
export function readPrevious(host: Host): string | null {
  return readRelease(formerLink(host))
}

/** When a release last started this program, in milliseconds since 1970; 0 if none has. */
export function startedAt(host: Host, program: string): number {
  return lstatSync(linkOf(host, program), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Make a program run this release from its next start on. */
export function linkRelease(host: Host, program: string, release: string): void {
  replaceLink(host, linkOf(host, program), release)
}

export function savePrevious(host: Host, release: string): void {
  replaceLink(host, formerLink(host), release)
}

export function clearPrevious(host: Host): void {
  removeLink(formerLink(host))
}

function linkOf({ folder }: Host, program: string): string {
  return path.join(folder, 'running', program)
}

function formerLink({ folder }: Host): string {
  return path.join(folder, 'former')
}

function readRelease(link: string): string | null {
  try {
    return path.basename(readlinkSync(link))
  } catch {
    return null
  }
}

/** Replace the link in one step, so that a program which starts at that moment finds one release or the other. */
function replaceLink(host: Host, link: string, release: string): void {
  const next = `${link}.next`
  mkdirSync(path.dirname(link), { recursive: true })
  removeLink(next)
  symlinkSync(releaseFolder(host, release), next)
  renameSync(next, link)
}

/** Not `rmSync`: Node 24.11 to 24.13 refuse a link to a folder. */
function removeLink(link: string): void {
  if (lstatSync(link, { throwIfNoEntry: false })) unlinkSync(link)
}

export function isBuilt(host: Host, name: string): boolean {
  return existsSync(builtMark(host, name))
}
